/** ID, code, Simplified, Traditional, English of each kind of organization. */
export const organizationTypeRows = [
  [1, 'mutual_fund', '公募基金', '公募基金', 'Mutual fund'],
  [2, 'private_fund', '私募基金', '私募基金', 'Private fund'],
  [3, 'broker', '证券公司', '證券公司', 'Broker'],
  [4, 'insurer', '保险公司', '保險公司', 'Insurer'],
  [5, 'bank', '银行', '銀行', 'Bank'],
  [6, 'venture_capital', '创投机构', '創投機構', 'Venture capital'],
  [7, 'family_office', '家族办公室', '家族辦公室', 'Family office'],
  [8, 'listed_company', '上市公司', '上市公司', 'Listed company'],
  [9, 'research_firm', '研究机构', '研究機構', 'Research firm'],
  [10, 'other', '其他', '其他', 'Other'],
] as const;
