import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { launchOptions } from '../../../.storybook/chromium.ts';

const ORIGIN = 'http://consumer.test';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A page of built files, with the browser's messages. */
export interface OpenPage {
  page: Page;
  /** Every warning and error of the console, every address that is not there. */
  messages: string[];
}

export const launch = (): Promise<Browser> => chromium.launch(launchOptions);

/** Opens a folder's `index.html`, without a server or network. */
export async function openPage(browser: Browser, folder: string, html?: string): Promise<OpenPage> {
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error', 'assert'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (pathname === '/' && html !== undefined)
      return route.fulfill({ body: html, contentType: 'text/html' });
    if (origin === ORIGIN && existsSync(file))
      return route.fulfill({
        body: readFileSync(file),
        contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      });
    messages.push(`There is no ${route.request().url()}`);
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  return { page, messages };
}
