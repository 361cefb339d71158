import type { DemoEvent } from './DemoEvent.ts';

/** Events about to start: rooms that are open when the demo is loaded, and one in person. */
export const openEvents: readonly DemoEvent[] = [
  {
    type: 1,
    inMinutes: 20,
    day: 0,
    hour: 0,
    minutes: 90,
    zone: 'Asia/Shanghai',
    way: 'online',
    language: 'zh',
    organizer: 'harbourline',
    coOrganizers: ['lingyun'],
    speakers: ['expert', 'sun'],
    industry: 9,
    market: 1,
    oneToOne: true,
    meetings: [{ host: 'host' }],
    name: [
      '储能专家开放日：现场问答',
      '儲能專家開放日：現場問答',
      'Storage open hour: live questions',
    ],
    summary: [
      '苏曼主持，周远航与孙若衡现场回答提问，免费参加。',
      'Su Man chairs; Zhou Yuanhang and Sun Ruoheng answer questions. Free.',
    ],
    introduction: [
      '开场二十分钟讲储能电站的验收清单，其余时间全部留给提问。可举手发言，也可在聊天区提问；资料在会前开放下载。',
      'Twenty minutes on the acceptance list of a storage plant, the rest for questions. Raise a hand to speak or write in the chat; the files are open before it starts.',
    ],
  },
  {
    type: 2,
    inMinutes: 25,
    day: 0,
    hour: 0,
    minutes: 60,
    zone: 'Asia/Hong_Kong',
    way: 'online',
    language: 'en',
    organizer: 'harbourline',
    speakers: ['brandt'],
    industry: 7,
    market: 10,
    price: 20,
    meetings: [{ host: 'host', originalPrice: 30, trial: true, capacity: 200 }],
    name: [
      '欧洲汽车晨会：订单与库存',
      '歐洲汽車晨會：訂單與庫存',
      'European autos briefing: orders and stock',
    ],
    summary: [
      '海伦娜·布兰特讲三家车企的订单与渠道库存。',
      'Helena Brandt on orders and dealer stock of three makers.',
    ],
    introduction: [
      '四十分钟讲解加二十分钟问答。会员按权益免费参加，其余参加者可用余额或次卡支付。',
      'Forty minutes and twenty of questions. VIP members take part by right; others pay from their balance or with a card.',
    ],
  },
  {
    type: 3,
    day: 1,
    hour: 15,
    minutes: 90,
    zone: 'Asia/Shanghai',
    way: 'offline',
    language: 'zh',
    organizer: 'haoyuan',
    speakers: ['he'],
    industry: 9,
    market: 1,
    price: 60,
    meetings: [
      {
        originalPrice: 80,
        slots: { count: 3, capacity: 8 },
        place: [
          '浦东新区张江路 665 号，昊源展厅',
          '浦東新區張江路 665 號，昊源展廳',
          'Haoyuan showroom, 665 Zhangjiang Road, Pudong',
        ],
      },
    ],
    name: ['昊源储能展厅小组参观', '昊源儲能展廳小組參觀', 'Small groups at the Haoyuan showroom'],
    summary: [
      '分三场小组参观，每场半小时，请选择一个时间段。',
      'Three small groups of half an hour each; choose one time slot.',
    ],
    introduction: [
      '参观大容量电芯与液冷柜样机，董事会秘书何知远现场讲解。请携带身份证件。',
      'See the large cells and a liquid-cooled cabinet with the board secretary He Zhiyuan. Bring an identity document.',
    ],
  },
];
