import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on South-East Asian retail. */
export const retailTexts = {
  'retail-islands': {
    opening: [
      '三个国家、四十一家门店、两次跟船，我们想知道棕榈市集多开三个仓库到底值不值。结论是值，但值在哪里和公司讲的不完全一样。',
      'Three countries, forty-one stores and two trips on a supply ship, to learn whether three more warehouses were worth it for Palm Bazaar. They were, though not quite for the reasons the company gives.',
    ],
    sections: [
      {
        heading: ['消费者在买什么', 'What shoppers buy'],
        text: [
          '我们在雅加达、曼谷和胡志明市走了 41 家门店。客流恢复到疫情前的九成半，客单价仍低一成，补上来的是频次：每周来两次的顾客比例升到 43%。棕榈市集的货架上，单价低于三美元的小包装占了六成，这不是消费降级，而是发薪周期变成了周薪。',
          'We walked 41 stores in Jakarta, Bangkok and Ho Chi Minh City. Traffic is back at 95% of its level before the pandemic and the basket still a tenth smaller; frequency makes up for it, with 43% of shoppers coming twice a week. Small packs below three dollars fill six tenths of the shelves of Palm Bazaar. That is not trading down: wages there are now paid by the week.',
        ],
      },
      {
        heading: ['仓与路', 'Warehouses and roads'],
        text: [
          '群岛国家的零售，成本在海上。公司把中央仓从一个拆成四个，干线船运减少三成，但库存多了九天。管理层认为值得：缺货率从 11% 降到 5%，而每个百分点的缺货对应约 43 个基点的同店增速。下一步是冷链，生鲜因为缺它一直没有做起来。',
          'In a country of islands retail costs arise at sea. The company split one central warehouse into four: trunk shipping fell by 30%, stock rose by nine days. Management finds it worth the money, since missing items fell from 11% to 5% and each point of it is worth about 43 basis points of same-store growth. Cold storage comes next; for lack of it fresh food never took off.',
        ],
      },
      {
        heading: ['毛利与租约', 'Margins and leases'],
        text: [
          '电商补贴退潮后，线下毛利率回升了 1.4 个百分点，但租金合同里的营业额分成也水涨船高，十一个新签商场把分成从 6% 提到 7.5%。公司的对策是往社区街铺走，租金固定，面积小一半，单店利润率反而高两个点。',
          'With online subsidies receding, store margins recovered by 1.4 points, but rents tied to turnover rose with them: eleven newly signed malls went from 6% to 7.5%. The company’s answer is street shops in residential quarters with a fixed rent and half of the floor; their margin is two points higher.',
        ],
      },
      {
        heading: ['平台与小店', 'Platforms and small shops'],
        text: [
          '克代连锁给十四万家夫妻店装了进货应用，等于用供应链金融换渠道。棕榈没有做赊销，在小店渠道里因此慢了一拍，但它的加盟店闭店率只有同行的一半。快和稳，在这个市场里仍然是两种生意，我们这一次更愿意为稳付钱。',
          'Kedai put an ordering app into 140,000 family shops: channel bought with supply-chain finance. Palm Bazaar gives no credit and is a step slower among small shops, yet its franchise closures are half of the industry’s. Fast and steady remain two different businesses in this market, and this time we would rather pay for steady.',
        ],
      },
      {
        heading: ['明年的变量', 'Variables of next year'],
        text: [
          '汇率和选举是两个看不准的变量，我们不去预测，只看公司的对冲：进口货已对冲七个月，美元债占比降到 15%。在此基础上，开店 430 家、同店增长 4% 是可以期待的，利润弹性来自冷链铺开之后的生鲜。若最低工资上调超过一成，我们会先下调毛利再谈收入。',
          'Currencies and elections are hard to foresee, so we look at the hedges instead: seven months of imports are covered and dollar debt is down to 15%. On that base 430 new stores and 4% same-store growth can be expected, and the leverage lies in fresh food once cold storage spreads. Should minimum wages rise by more than a tenth, we would cut the margin before touching sales.',
        ],
      },
    ],
    closing: [
      '船上的大副说，最怕的不是浪，是到港没人卸货。零售也是这样：仓库多了三个，能不能卸得快，要看明年雨季。',
      'The mate on the ship fears no waves, only a port where nobody unloads. Retail is the same: there are three more warehouses, and how fast they unload will be seen in the next rainy season.',
    ],
    figures: [
      [['干线船次（每月）', 'Trunk sailings a month'], '46', '32'],
      [['库存天数', 'Days of stock'], '41', '50'],
      [['街铺单店利润率', 'Margin of street shops'], '7.9%', '9.8%'],
    ],
  },
  'retail-credit': {
    opening: [
      '我们请两位会说当地话的研究员，在爪哇岛的四个镇上问了八十六家小店，账本给看的有五十三家。',
      'Two researchers who speak the language asked eighty-six shops in four towns on Java; fifty-three let them see the books.',
    ],
    sections: [
      {
        heading: ['十四天是怎么算的', 'How fourteen days are counted'],
        text: [
          '克代的应用写着账期十四天，但店主理解的是“下次送货时付”。送货间隔平均十七天，雨季更长。系统到第十五天自动续一笔新的，旧账因此从不逾期。我们看的五十三本账里，有二十一家同时挂着三笔以上，店主自己都说不清哪一笔是哪一批货。',
          'The app of Kedai says fourteen days; shopkeepers understand “at the next delivery”. Deliveries come every seventeen days, later in the rains. On day fifteen the system opens a new credit by itself, so the old one is never late. Of fifty-three books twenty-one carry three credits or more at once, and their owners cannot say which belongs to which goods.',
        ],
      },
      {
        heading: ['坏账去了哪里', 'Where bad debt goes'],
        text: [
          '公司披露的 1.1% 只算关店失联的。按我们的口径，连续三次以新还旧、且余额上升的店应算不良，这样是 2.9%。其中一半在过去一年换过店主，应用里还是原来的名字。收款员的说法更直白：人在就不算坏，人走了才算。',
          'The 1.1% that the company reports counts shops that closed and vanished. By our measure a shop is bad when it pays old credit with new three times in a row and owes more each time; that gives 2.9%. Half of those changed hands within a year while the app still shows the old name. A collector says it more plainly: it is not bad while the person is there.',
        ],
      },
      {
        heading: ['谁在为增长付钱', 'Who pays for growth'],
        text: [
          '资金来自两家当地银行和一支基金，综合成本 13%，小店承担的加价折成年化大约 31%。利差看着厚，扣掉收款员工资和坏账，净剩五个点左右。只要续贷不停，这门生意就成立；银行如果要求按真实账期分类，拨备会一次吃掉一年半的利润。',
          'Two local banks and a fund provide the money at 13%; what shops pay on top of prices comes to about 31% a year. The spread looks wide, and after collectors and losses some five points remain. The business holds as long as credit rolls on. Should banks ask for classification by true terms, provisions would take a year and a half of profit at once.',
        ],
      },
    ],
    closing: [
      '样本集中在一个岛，旺季采集，口径与公司不同，请勿直接代入全国。我们会在雨季结束后再去一次。',
      'The sample comes from one island, in high season, by another measure than the company’s; it must not be applied to the whole country. We will return when the rains end.',
    ],
  },
  'retail-call': {
    opening: [
      '棕榈市集半年度交流会要点如下，会议七十分钟，六家机构提问，英语进行。货币为美元，口径未经审计。',
      'The main points of Palm Bazaar’s half-year call: seventy minutes, six institutions, in English. Amounts are in US dollars and unaudited.',
    ],
    sections: [
      {
        heading: ['冷链：先做两成门店', 'Cold chain: a fifth of the stores first'],
        text: [
          '上半年冷链覆盖到 420 家门店，占两成。覆盖门店的生鲜占比从 3% 升到 9%，客单价提高 0.6 美元，损耗率 7.8%，高于目标的 6%。公司说损耗主要在最后一公里，正在把配送从夜里改到清晨，试点店已经降到 6.4%。',
          'Cold storage reached 420 stores in the first half, a fifth of all. There fresh food went from 3% to 9% of sales and the basket grew by 0.60 dollars; waste stood at 7.8% against a target of 6. Most of it arises on the last mile, says the company. Deliveries move from night to early morning, and in test stores waste is down to 6.4%.',
        ],
      },
      {
        heading: ['开店：首次超过四百家', 'Openings: above four hundred for the first time'],
        text: [
          '明年计划新开四百二十到四百四十家，其中六成为加盟。单店投资从 9.8 万降到 8.6 万美元，靠的是统一货架和二手冷柜。关店指引不变，每年约六十家。有机构问会不会进入第四个国家，回答是两年内不会，现有三国还有两千个合格点位。',
          'For next year 420 to 440 openings are planned, six tenths of them franchised. Investment per store falls from 98,000 to 86,000 dollars with standard shelves and used coolers. Closures stay at some sixty a year. A fourth country? Not within two years: the present three still offer two thousand good locations.',
        ],
      },
      {
        heading: ['财务：现金与股息', 'Finance: cash and dividends'],
        text: [
          '经营现金流 1.12 亿，同比增长 9%，资本开支 0.74 亿，主要是两座冷库。股息每股提高 5%。利率方面，七成债务已锁定三年。管理层没有给利润指引，只说毛利率“有信心不低于去年”，我们追问是否包含会员折扣，回答是包含。',
          'Operating cash flow was 112 million, up 9%; capital spending 74 million, mostly two cold stores. The dividend rises by 5% a share. Seven tenths of debt is fixed for three years. There is no profit guidance, only confidence in a gross margin no lower than last year’s; including member discounts, as the company said when we asked.',
        ],
      },
    ],
    closing: [
      '会后公司更正了一处口误：新开门店的加盟比例是六成，不是七成。其余未作修改。',
      'After the call the company corrected one slip: franchises make up six tenths of openings, not seven. Nothing else was changed.',
    ],
  },
  'retail-brands': {
    opening: [
      '主讲人为两家连锁做过自有品牌，从零做到过收入两成。以下是他一个小时的讲话，删去了供应商名字。',
      'The speaker built private labels for two chains, from nothing to a fifth of sales. This is an hour of his, without the names of suppliers.',
    ],
    sections: [
      {
        heading: ['头一成很容易', 'The first tenth is easy'],
        text: [
          '纸巾、瓶装水、洗衣液，谁做都能做到一成，因为没人在乎牌子。你只要比旁边便宜 15%，摆在眼睛高度，三个月就上来了。毛利高十二个点也是真的。所以我看到谁公布自有品牌到了一成，我不激动，那是货架的功劳。',
          'Tissues, bottled water, detergent: anybody reaches a tenth with these, since nobody cares about the name. Be 15% cheaper than the neighbor, stand at eye level, and three months will do. The twelve extra points of margin are real. So when a chain announces a tenth I stay calm; the shelf did that.',
        ],
      },
      {
        heading: ['第二成要命', 'The second tenth is murder'],
        text: [
          '往上就是零食、护肤、奶粉，顾客会翻到背面看谁生产的。这时候你要养研发，要压库存，要承担退货。我那家做到 18% 停了一年半，库存周转从二十八天变成五十一天，会员折扣越打越深，其实是在用折扣买自己的货。',
          'Next come snacks, skin care, milk powder, where shoppers turn the pack to see who made it. Now one must feed a laboratory, carry stock and take returns. Mine stuck at 18% for a year and a half; stock went from twenty-eight to fifty-one days, and member discounts grew deeper and deeper. We were buying our own goods with them.',
        ],
      },
      {
        heading: ['怎么看别人的数', 'How to read others’ figures'],
        text: [
          '三个问题就够了。第一，自有品牌的占比按售价还是按件数？按件数能虚高四个点。第二，会员折扣记在营销费用还是冲减收入？第三，过季的货谁兜底，供应商还是自己？第三个最少人问，我见过一家写在附注第九十七页。',
          'Three questions are enough. Is the share by value or by pieces? Pieces add four points. Are member discounts marketing, or taken off sales? And who bears what is left at the end of a season, the supplier or the chain? The third is asked least; I once found it on page ninety-seven of the notes.',
        ],
      },
    ],
    closing: [
      '有听众问终点在哪里，主讲人说欧洲有做到五成的，用了四十年，还换了三代人的口味。',
      'Where does it end, asked a listener. In Europe some are at one half, said the speaker, after forty years and the tastes of three generations.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
