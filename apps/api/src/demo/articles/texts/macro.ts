import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on the economy. */
export const macroTexts = {
  'macro-fiscal': {
    opening: [
      '我们重建了一份从省到市的月度财政流水，覆盖二十四个省的公开预算执行数据，想弄清明年一季度的钱从哪里来、什么时候到。',
      'We rebuilt a monthly ledger of public money from provinces down to cities, from the published budgets of twenty-four provinces, to see where the money of the first quarter comes from and when it arrives.',
    ],
    sections: [
      {
        heading: ['市场共识错在哪', 'Where consensus may err'],
        text: [
          '海湾线证券的调查里，七成机构把政策加码当作基准情形。我们不同意的不是方向而是节奏：专项债提前下达的额度有四成在十月就用掉了，一月能新开的项目清单比去年短三分之一。财政脉冲是增量的增量，分子不小，分母更大。',
          'In the survey of Harbourline Securities seven of ten institutions take further stimulus as their base case. We disagree with the timing, not with the direction: four tenths of the bonds granted ahead were spent by October, and the list of projects that can begin in January is a third shorter than a year ago. An impulse is the change of a change; the numerator is not small, the denominator is larger.',
        ],
      },
      {
        heading: ['增长的构成', 'What growth is made of'],
        text: [
          '三季度增长里净出口贡献了 26 个基点，比市场以为的多，消费比市场以为的稳。分歧在投资：基建资金到位了，项目却缺，地方把钱更多用在置换旧债上。罗盘研究的高频指数显示，十月土方机械开工小时回升，但仍比前年低一成，修复是真的，斜率是缓的。',
          'Net exports added 26 basis points to growth in the third quarter, more than the market thought, and consumption was steadier. Investment divides opinion: the money for infrastructure is there but projects are lacking, and local governments use more of it to replace old debt. The high-frequency index of the Compass Institute shows earth-moving hours recovering in October, still a tenth below two years ago. The repair is real and its slope gentle.',
        ],
      },
      {
        heading: ['置换额度去了哪里', 'Where the swap quota went'],
        text: [
          '二十四个省里，十七个在九月前用完了全年置换额度的八成。置换减轻利息，却不产生新的实物工作量，因此同样一元财政支出，今年四季度对水泥和沥青的拉动只有三年前的一半。把这个系数放进模型，一季度的脉冲从共识的正 0.4 个点变成负 0.2 个点。',
          'Seventeen of twenty-four provinces used eight tenths of the year’s swap quota before September. Swaps lower interest but lay no road, so a yuan of public spending moves half as much cement and asphalt this quarter as three years ago. With that coefficient in the model the impulse of the first quarter turns from plus 0.4 points, the consensus, to minus 0.2.',
        ],
      },
      {
        heading: ['利率与汇率', 'Rates and currencies'],
        text: [
          '十年期与一年期的利差收到 40 个基点以内，曲线在说降息不远，却不信增长回升。汇率则相反，出口商结汇意愿升到两年高位。两个市场里总有一个要改口。历史上这种背离平均持续四个月，最后改口的多半是利率，因为汇率背后是真实的收付。',
          'The gap between ten years and one year narrowed to less than 40 basis points: the curve says that cuts are near and does not believe in a recovery. The currency says the opposite, with exporters as willing to convert as in two years. One of the two must change its mind. Such gaps lasted four months on average, and it was mostly the rate that gave way, since real payments stand behind the currency.',
        ],
      },
      {
        heading: ['配置上的含义', 'What it means for allocation'],
        text: [
          '如果共识在一月被证伪，先受影响的是对利率最敏感的成长板块，而不是大家常说的银行。我们倾向在十二月之前降低对政策公告本身的敞口，把换出来的仓位放在不依赖开工的消费服务里。判断错误的信号也很清楚：一月上旬若有三个以上大省公布新增额度，我们会立即认错。',
          'If consensus is refuted in January, growth stocks with the highest rate sensitivity suffer first, not banks as is often said. We would lower the exposure to announcements before December and put it into consumer services, which need no building season. The sign of being wrong is just as clear: should three large provinces or more publish new quotas in early January, we will say so at once.',
        ],
      },
    ],
    closing: [
      '这份判断的有效期到一月二十日，届时二十四省的首月流水会更新。我们会把预测与实际并排放在同一张图里。',
      'This view holds until 20 January, when the first month’s ledger of the twenty-four provinces appears. We will print forecast and outcome side by side.',
    ],
    figures: [
      [['新增专项债（亿元）', 'New special bonds (100 million yuan)'], '6,820', '5,140'],
      [['置换额度使用率', 'Use of the swap quota'], '52%', '81%'],
      [['一季度可开工项目', 'Projects that can begin in the first quarter'], '2,310', '1,540'],
    ],
  },
  'macro-weekly': {
    opening: [
      '本周整理覆盖央行公开市场操作、五项高频数据与三份会议纪要，由模型生成初稿，编辑核对后发布。',
      'This week covers open-market operations, five high-frequency series and three sets of minutes; a model wrote the draft and an editor checked it.',
    ],
    sections: [
      {
        heading: ['信用：量回来了，质还没有', 'Credit: volume is back, substance is not'],
        text: [
          '社融存量增速 8.3%，比上月高 0.1 个百分点，其中政府债贡献了大半。企业中长期贷款同比少增，票据冲量的痕迹在月末三天最明显，转贴利率一度低于 0.5%。一份银行纪要称，分行四季度的考核已从规模改为净息差。',
          'Outstanding credit grew 8.3%, a tenth of a point more than a month ago, mostly government bonds. Long loans to companies rose less than a year before; in the last three days of the month bills filled the gap, discounted below 0.5% at times. By the minutes of one bank branches are measured by margin instead of size this quarter.',
        ],
      },
      {
        heading: ['利率：曲线更平', 'Rates: a flatter curve'],
        text: [
          '十年期下行三个基点，一年期下行一个基点，利差收到 38 个基点。公开市场本周净回笼一千二百亿，资金利率却没有上行，交易员在会议记录里解释为机构提前跨年。信用债方面，二级市场成交的久期连续三周拉长。',
          'Ten years fell by three basis points and one year by one, which leaves 38 between them. The central bank withdrew 120 billion net and money rates did not rise; traders say on record that institutions funded the year’s end early. In credit the duration of what is traded lengthened for a third week.',
        ],
      },
      {
        heading: ['高频：开工小时回升', 'High frequency: more machine hours'],
        text: [
          '挖掘机平均开工小时环比升 4%，水泥出货率升 1.8 个百分点，螺纹钢表观消费持平。三者方向一致但幅度不大，与去年同期相比仍低。编辑提示：上周有两省因环保停工，本周数据包含补工，下周回落不宜解读为转弱。',
          'Excavator hours rose 4% on the week, cement shipments 1.8 points, while rebar consumption was level: one direction, small steps, and below last year. A note of the editor: two provinces stopped work for air quality last week, so this week contains what was made up, and a fall next week should not be read as weakness.',
        ],
      },
    ],
    closing: [
      '下周关注月度经济数据与两场国债招标。数据口径如有变更，将在文首注明。',
      'Next week brings the monthly data and two bond auctions. Should a series change its definition, we will say so at the top.',
    ],
  },
  'macro-allocation': {
    opening: [
      '本篇面向公募与私募机构，讨论四季度的三类调整：久期、行业与尾部对冲。我们先给仓位，再讲理由，最后列出会让我们撤回建议的条件。',
      'For mutual and private funds: three adjustments for the fourth quarter, in duration, industries and tail hedges. Positions first, then reasons, and at the end what would make us withdraw them.',
    ],
    sections: [
      {
        heading: ['仓位一览', 'Positions at a glance'],
        text: [
          '权益中性，久期从五年降到四年，用 30 个基点的票息换更小的回撤。行业上偏好现金流已经转正而预期仍低的公司，回避靠再融资撑增长的公司。这不是看空，只是承认在信用结构没有变重之前，任何一次反弹都更像是估值的修复，而非盈利的开始。',
          'Equities neutral, duration from five years to four, giving up 30 basis points of carry for smaller drawdowns. We prefer companies whose cash flow has turned while expectations are low, and avoid those that fund growth with new shares. This is not bearish. As long as credit does not grow heavier, a rally is a repair of valuations rather than the start of earnings.',
        ],
      },
      {
        heading: ['久期：为什么是四年', 'Duration: why four years'],
        text: [
          '四年是曲线上滚动收益与波动之比最高的一段，过去十年里有七年如此。再往长走，每多一年久期换来的票息只有六个基点，而一次二十个基点的上行就要用三个月才能补回。保险资金的配置需求集中在二十年以上，四到七年这一段反而缺少天然的买家，供给来时可以从容接。',
          'Four years is where roll-down is highest against volatility, in seven of the last ten years. Each further year brings six basis points of carry, while a rise of twenty takes three months to earn back. Insurers buy beyond twenty years; between four and seven there are few natural buyers, so one can wait for supply.',
        ],
      },
      {
        heading: ['行业：三加三减', 'Industries: three up, three down'],
        text: [
          '加：电网设备、消费服务、财险，共同点是订单或保费已经回升而一致预期没有动。减：光伏辅材、半导体材料、券商，共同点是股价走在业绩前面两个季度以上。每一项的偏离不超过两个点，因为我们对方向的把握大于对时间的把握。',
          'Up: grid equipment, consumer services, property insurance, where orders or premiums recovered and estimates have not moved. Down: solar auxiliaries, chip materials, brokers, where prices run more than two quarters ahead of results. No deviation exceeds two points, since we are surer of direction than of time.',
        ],
      },
      {
        heading: ['尾部对冲与撤回条件', 'Tail hedges and when to withdraw'],
        text: [
          '用净值的 25 个基点买三个月、下方 8% 的看跌价差，年化成本约一个点，覆盖一次二〇二四年一月级别的下跌。撤回条件有两个：居民中长期贷款连续两月同比多增，或者一年期存单利率升破 1.9%。任何一个出现，久期建议当周失效。',
          'Spend 25 basis points of assets on three-month put spreads 8% below the market; that costs about a point a year and covers a fall like that of January 2024. Two things end the advice: household long loans above last year for two months running, or one-year certificates above 1.9%. On either the view on duration lapses within the week.',
        ],
      },
    ],
    closing: [
      '以上为研究观点，不构成对任何单一产品的推荐。持仓机构如需逐项测算，可以联系客户经理取得模型。',
      'These are views of research and recommend no single product. Institutions that want each item worked out may ask their contact for the model.',
    ],
  },
  'macro-deposits': {
    opening: [
      '策略会第三场讨论明年到期的居民定期存款。两位银行资金部负责人与一位理财公司投资经理参加，以下按发言顺序整理。',
      'The third session of the strategy day dealt with household deposits that mature next year. Two treasurers of banks and a portfolio manager of a wealth firm took part; their words follow in order.',
    ],
    sections: [
      {
        heading: ['到期规模与时点', 'How much, and when'],
        text: [
          '三年期定存明年到期约三十二万亿，其中四成集中在一季度，原因是三年前的开门红。到期利率平均 3.1%，续存只有 1.5% 左右，利息一年少五千亿。一位资金部负责人说，去年类似情形下有八成五直接续存，客户抱怨归抱怨，人没走。',
          'Some 32 trillion of three-year deposits mature next year, four tenths of it in the first quarter, an echo of the campaigns three years ago. They earned 3.1% on average and renew at about 1.5, which is 500 billion less interest a year. Last time 85% simply renewed, says one treasurer; customers complained and stayed.',
        ],
      },
      {
        heading: ['谁会离开', 'Who leaves'],
        text: [
          '理财经理的内部数据显示，单笔五十万以上、年龄五十岁以下的客户，到期后三个月内转走的比例是 27%，其余人群不到一成。转走的钱六成去了理财，两成还了房贷，进股市的不到一成。提前还贷才是存款最大的对手，他说，而不是股市。',
          'By the wealth firm’s own data 27% of customers below fifty with more than 500,000 yuan move their money within three months, and less than a tenth of all others. Six tenths of it go into wealth products, two repay mortgages, less than one buys shares. The rival of deposits is the mortgage, he said, not the stock market.',
        ],
      },
      {
        heading: ['银行准备了什么', 'What banks have prepared'],
        text: [
          '两家银行都把一季度的存款考核从余额改为综合资产，客户买自家理财也算。其中一家准备了五年期大额存单，利率比三年期还低五个基点，目的是让客户自己选短的。另一位坦白说，净息差只剩 1.4，他其实希望走掉一点。',
          'Both banks will measure branches by total assets instead of deposits in the first quarter, so their own wealth products count. One offers a five-year certificate five basis points below the three-year one, so that customers choose the short one themselves. The other was frank: with a margin of 1.4 he would not mind if some of it left.',
        ],
      },
    ],
    closing: [
      '本场没有形成一致结论。主持人请三位各报一个一季度居民存款新增数，最高与最低相差两万亿，我们会在四月回看。',
      'The session reached no common view. Asked for household deposits in the first quarter, the three gave numbers two trillion apart; we will look back in April.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
