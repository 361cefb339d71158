import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on electric cars. */
export const carTexts = {
  'ev-hungary': {
    opening: [
      '我们在匈牙利待了六天，去了工地、职业学校和三家供应商，又在布鲁塞尔与两位起草过本地化规则的人吃了饭。这篇只回答一个问题：五万辆车能不能算“欧洲制造”。',
      'We spent six days in Hungary, at the site, at a vocational school and with three suppliers, and had dinner in Brussels with two people who drafted the rules on local content. This text answers one question: do fifty thousand cars count as made in Europe?',
    ],
    sections: [
      {
        heading: ['平台与产能', 'Platform and capacity'],
        text: [
          '纬度汽车的新平台把电池包、电控和前舱做成三个大件，总装工位从一百一十个减到 78 个，单车工时少了三分之一。匈牙利工厂年底试产，首年规划五万辆，真正的难点是本地化率要过 55% 才能避开附加税，目前只有座椅和玻璃两类达标。',
          'Latitude’s new platform turns battery pack, power electronics and front end into three large parts; assembly stations fall from 110 to 78 and hours per car by a third. The plant in Hungary begins trial production at the end of the year with 50,000 cars planned for the first. The hard part is local content: it must pass 55% to avoid the surcharge, and so far only seats and glass do.',
        ],
      },
      {
        heading: ['订单与库存', 'Orders and stock'],
        text: [
          '九月终端上险量同比增长 24%，但渠道库存系数也升到 1.6。国内经销商手里的车够卖一个半月，欧洲那边情况相反：库存低，等车要十周，短的是运力和本地仓，而不是需求。匈牙利厂的意义首先是把这十周变成三周，其次才是关税。',
          'Retail registrations rose 24% in September, and so did dealer stock, to 1.6 months. Dealers at home hold cars for six weeks; Europe is the reverse: low stock, ten weeks of waiting, and a shortage of ships and local warehouses rather than of demand. The Hungarian plant is there first to turn these ten weeks into three, and only then to save duty.',
        ],
      },
      {
        heading: ['关税这笔账', 'What the duty comes to'],
        text: [
          '附加税按到岸价的 17.4% 收，一辆车大约两千九百欧元。本地生产多花的钱我们拆成三块：人工四百，能源三百，零件运费和小批量溢价八百，合计一千五。也就是说认定拿到了，单车省一千四；拿不到，每辆要多亏一千五，而不是不赚不亏。',
          'The surcharge is 17.4% of the landed price, about 2,900 euros per car. We split the extra cost of local production in three: 400 for labour, 300 for energy, 800 for freight of parts and small lots, 1,500 in all. With the status the company saves 1,400 per car; without it each car loses 1,500 more. It is not a matter of breaking even.',
        ],
      },
      {
        heading: ['欧洲厂商的应对', 'The European answer'],
        text: [
          '莱瑙汽车推迟了两款纯电车型，把插混放回主力位置。它的判断是二〇二八年前法规会再松一次。纬度押的是相反方向。两种策略的分野不在技术路线，而在对政策耐心的估计，错的一方要付一个产品周期的学费。',
          'Rheinau postponed two battery models and moved plug-in hybrids back to the center. It assumes that rules will be relaxed once more before 2028. Latitude bets on the opposite. What divides them is less the technology than the patience they expect of politics, and whoever is wrong pays with a product cycle.',
        ],
      },
      {
        heading: ['看多看空的分歧', 'Where bulls and bears differ'],
        text: [
          '看多的人用销量和平台摊薄，认为明年单车利润能回到四千元；看空的人盯着海外补贴调查和渠道返利，认为只有一半。我们的数字在两者之间，销量 24 万辆，单车利润两千八。真正能改变判断的事件只有一个：匈牙利厂能否在六月前拿到本地化认定。',
          'Bulls argue with volume and a platform that dilutes cost, and see profit per car back at 4,000 yuan; bears look at subsidy probes abroad and dealer rebates and see half of that. We stand in between with 240,000 cars and 2,800 yuan. Only one event would change our mind: whether the Hungarian plant wins its local-content status before June.',
        ],
      },
    ],
    closing: [
      '我们离开时，职业学校的焊接班刚开学，三十二个学生，二十八个已经签了厂里的合同。工厂会按时开，这一点我们不怀疑；账能不能按时平，要看六月。',
      'When we left the welding class of the school had just begun: thirty-two pupils, twenty-eight with a contract from the plant. It will open on time, we have no doubt. Whether the accounts balance on time will be seen in June.',
    ],
    figures: [
      [['本地化率', 'Local content'], '31%', '44%'],
      [['单车到岸成本（欧元）', 'Landed cost per car (euros)'], '19,600', '18,100'],
      [['欧洲等车周数', 'Weeks of waiting in Europe'], '13', '10'],
    ],
  },
  'ev-price-war': {
    opening: [
      '价格战打了三年，主机厂的毛利率只掉了四个点，钱从哪里来？我们把十二家零部件公司和三家主机厂的应付、应收与票据放进同一张表，一行一行对。',
      'After three years of price war the margin of car makers fell by four points only. Where did the money come from? We put payables, receivables and bills of twelve parts makers and three car makers into one table and went through it line by line.',
    ],
    sections: [
      {
        heading: ['降价的账', 'The arithmetic of the cuts'],
        text: [
          '单车均价一年降了 9%，单车成本降了接近同样的幅度，其中电池贡献六成。余下的四成几乎都能在零部件公司的毛利里找到：十二家合计毛利率从 19.8% 掉到 16.1%，对应的金额与主机厂省下的采购款只差 3%。',
          'The average price per car fell 9% in a year and the cost per car by nearly as much, six tenths of it from batteries. Almost all of the remaining four tenths can be found in the margins of parts makers: the twelve went from 19.8% to 16.1% together, and the sum differs by 3% from what the car makers saved in purchasing.',
        ],
      },
      {
        heading: ['十九天从哪里来', 'Where nineteen days come from'],
        text: [
          '账期拉长的十九天里，合同条款变动只占五天，其余来自验收时点后移和票据代替现金。验收后移最隐蔽：货到了仓库不算，装上车才算，中间平均十一天。这部分库存的资金成本由供应商承担，主机厂的周转天数反而变好看了。',
          'Of the nineteen days only five come from changed contracts; the rest is later acceptance and bills in place of cash. Later acceptance is the best hidden: goods count when they are built into a car, not when they reach the warehouse, eleven days on average. Suppliers carry the cost of that stock, and the car maker’s turnover even looks better.',
        ],
      },
      {
        heading: ['谁先断', 'Who breaks first'],
        text: [
          '我们用现金除以短期债务排了序，最末三家都是做底盘件的，单一客户占比超过四成。其中一家上个月推迟支付了钢厂货款，钢厂改成款到发货。链条断点往往不在最穷的那家，而在它的上游先失去耐心的那一天。',
          'Ranked by cash over short debt, the last three all make chassis parts and sell more than four tenths to one customer. One of them paid its steel mill late last month, and the mill now ships against cash. Chains seldom break at the poorest link but on the day on which its own supplier loses patience.',
        ],
      },
      {
        heading: ['可能的结局', 'How it may end'],
        text: [
          '第一种，监管把账期写死在六十天，主机厂要一次性补出约四百亿现金，中小品牌直接退出。第二种，龙头主动缩短账期换独家供货，价格战转成产能战。第三种，什么都不变，再打四个季度。我们给的概率是三、五、二。',
          'One: regulators fix terms at sixty days, car makers must find some forty billion in cash at once, and small brands leave. Two: leaders shorten terms of their own accord in exchange for exclusive supply, and the price war becomes a war of capacity. Three: nothing changes for four more quarters. We give them three, five and two in ten.',
        ],
      },
    ],
    closing: [
      '价格战不会因为有人亏钱而停，只会因为有人付不出钱而停。盯应付账款，比盯新车发布会有用。',
      'A price war does not end because somebody loses money, only because somebody cannot pay. Watching payables is worth more than watching launches.',
    ],
  },
  'ev-dealers': {
    opening: [
      '十月上旬我们在三个城市走了十七家门店，以买车的身份进去，聊完再亮明来意。愿意继续谈的有十一家。',
      'In early October we visited seventeen showrooms in three cities, went in as buyers and said who we were at the end. Eleven were willing to go on talking.',
    ],
    sections: [
      {
        heading: ['置换：四成是老车主', 'Trade-ins: four tenths are owners'],
        text: [
          '新车型首月订单里，十一家门店报的置换比例在三成到五成之间，加权大约四成。一位店长翻开手机里的客户群给我们看：排队提车的前二十位，有九位开的就是上一代。他说这批人本来明年才换，是被一万五的置换补贴提前叫来的。',
          'For first-month orders of the new model the eleven named between three and five tenths of trade-ins, four on average. One manager showed us the customer group on his phone: of the first twenty in the queue nine drive the previous model. They would have changed next year, he says; a trade-in bonus of 15,000 called them early.',
        ],
      },
      {
        heading: ['试驾车旁边的另一台', 'The other car beside the test car'],
        text: [
          '我们注意到，七家门店把竞品停在自己的试驾车旁边，让客户当场比。销售主管解释，不比客户也会去隔壁比，比完就不回来了。最常被拿来比的不是同价位的电车，而是贵两万的插混，理由是过年要回老家。',
          'Seven showrooms park a rival’s car beside their own and let customers compare on the spot. They will compare next door otherwise, says a sales chief, and not return. What they compare with most is no battery car of the same price but a plug-in hybrid for 20,000 more, since the new year means a drive home.',
        ],
      },
      {
        heading: ['返利与年底', 'Rebates and the end of the year'],
        text: [
          '厂家返利按季度考核，完成九成才有，完成一百一有双份。所以季末最后三天的成交价能比月初低六千。三家店承认九月自己买了几台上牌，十月再当准新车卖。把这部分剔掉，九月的真实零售大概要打九三折。',
          'Makers pay rebates by the quarter, from nine tenths of the target on and double at 110%. In its last three days a car may go for 6,000 less than at the start of a month. Three showrooms admit that they registered cars themselves in September and sell them as nearly new in October. Without these, September’s true retail was about 93% of what was counted.',
        ],
      },
    ],
    closing: [
      '十七家门店不是全国。但同一句话我们在三座城市都听到了：现在不愁没人看，愁的是看的人都开着我们的车来。',
      'Seventeen showrooms are not a country. Yet in all three cities we heard the same sentence: visitors are no problem, only that they arrive in our own cars.',
    ],
  },
  'ev-weekly': {
    opening: [
      '莱瑙汽车在总部举行资本市场日，首席执行官与财务负责人讲了两个小时，分会场我们参加了动力和采购两场。以下为要点。',
      'Rheinau held its capital markets day at headquarters. The chief executive and the head of finance spoke for two hours; of the sessions we joined powertrain and purchasing. The main points follow.',
    ],
    sections: [
      {
        heading: ['产品：两款推迟，一款提前', 'Products: two later, one sooner'],
        text: [
          '两款纯电中型车从明年推迟到后年秋季，一款插混旅行车提前到明年三月。首席执行官说，这不是退出电动化，而是让平台先摊完本。台下有人问减值，财务负责人回答平台账面值二十一亿欧元，今年测试没有触发减值，明年再看。',
          'Two mid-size battery cars move from next year to the autumn after, and a plug-in estate comes forward to next March. This is not leaving electric cars, said the chief executive, but letting the platform earn its cost first. Asked about a write-down the head of finance put the platform at 2.1 billion euros; this year’s test required none, next year will be looked at.',
        ],
      },
      {
        heading: ['磷酸铁锂合资：细节', 'The iron-phosphate venture: details'],
        text: [
          '合资厂在波兰，双方各半，首期 12 吉瓦时，二〇二七年投产。电芯价格按锂价联动，上限和下限各 15%。采购负责人透露，下限是对方坚持要的，意味着锂价再跌莱瑙也享受不到；换来的是产线设计权归自己，将来可以换供应商。',
          'The venture stands in Poland, half and half, with 12 gigawatt-hours in a first phase from 2027. Cell prices follow lithium within 15% either way. The lower bound was the partner’s wish, said the head of purchasing: should lithium fall further Rheinau will not profit. In return it owns the design of the line and may change suppliers later.',
        ],
      },
      {
        heading: ['指引与回购', 'Guidance and buy-back'],
        text: [
          '经营利润率中期目标从 8% 到 10% 改为 7% 到 9%，但自由现金流目标不变，差额来自资本开支减少。公司宣布十二亿欧元回购，分三年。多位与会者私下认为，回购是为了让减速显得从容，真正的考验是法规如果没有如预期松动，后年会缺车卖。',
          'The medium-term margin target goes from 8–10% to 7–9% while that for free cash flow stays; lower investment makes the difference. The company will buy back shares for 1.2 billion euros over three years. Several guests said in private that the buy-back is there to make slowing down look composed, and that the test comes if rules are not relaxed: then it will lack cars to sell the year after next.',
        ],
      },
    ],
    closing: [
      '演示材料已在公司网站公布，录像两周后下线。我们把与去年同一场合说法不同的六处列在附注里，供读者对照。',
      'The slides are on the company’s site, the recording stays for two weeks. We list six statements that differ from those of a year ago, for readers to compare.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
