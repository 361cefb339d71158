/** Service contacts of the demo; numbers of ranges that are kept for fiction. */
export const contactRows = [
  {
    scName: '客户服务 · 周宁',
    tcName: '客戶服務 · 周寧',
    enName: 'Client service · Zhou Ning',
    phoneNumber: '+86 10 5555 0101',
    email: 'service@rostra.example',
    customerServiceUrl: 'https://service.rostra.example/contact/zhou-ning',
    position: 1,
  },
  {
    scName: '机构合作 · 玛雅·里德',
    tcName: '機構合作 · 瑪雅·里德',
    enName: 'Institutions · Maya Reed',
    phoneNumber: '+44 20 7946 0102',
    email: 'institutions@rostra.example',
    customerServiceUrl: 'https://service.rostra.example/contact/maya-reed',
    position: 2,
  },
] as const;
