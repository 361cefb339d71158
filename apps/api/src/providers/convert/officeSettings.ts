const item = (path: string, name: string, value: string): string =>
  `<item oor:path="/org.openoffice.Office.Common/${path}">` +
  `<prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** The profile of a conversion: no macro runs, no link is fetched, no question is shown. */
export const OFFICE_SETTINGS = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<oor:items xmlns:oor="http://openoffice.org/2001/registry">',
  item('Security/Scripting', 'MacroSecurityLevel', '3'),
  item('Security/Scripting', 'DisableMacrosExecution', 'true'),
  item('Security/Scripting', 'DisableActiveContent', 'true'),
  item('Security/Scripting', 'BlockUntrustedRefererLinks', 'true'),
  item('Misc', 'FirstRun', 'false'),
  '</oor:items>',
].join('\n');
