import type { IndustryBlocks } from './Block.ts';

const semiconductors: IndustryBlocks = {
  demand: {
    heading: ['需求来自哪里', 'Where demand comes from'],
    text: [
      '{c} 的订单里，数据中心客户已占 {a}%，去年同期不到三分之一。管理层说，客户不再按季度追加，而是把未来四个季度的产能一次锁定，愿意为此预付两成货款。我们访谈的三家封装厂印证了这一点：先进封装的排期已到明年秋天，传统引线框架的产线却只开了七成。',
      'Data centre customers now make up {a}% of orders at {c}, up from less than a third a year ago. Management says customers no longer add quarter by quarter; they reserve four quarters of capacity at once and prepay a fifth of it. Three packaging houses we spoke to confirm the picture: advanced packaging is booked until next autumn, while lead-frame lines run at seven tenths.',
    ],
  },
  supply: {
    heading: ['产能与良率', 'Capacity and yield'],
    text: [
      '瓶颈不在晶圆，而在基板和键合设备。一台混合键合机从下单到装机要 {b} 个月，其中一半时间用来等光学模块。{c} 的第二条线七月开始试产，良率从首月的六成出头爬到九月的 84%；按公司自己的口径，达到 90% 才算能赚钱的产线，我们估计要到明年一季度末。',
      'The bottleneck is not wafers but substrates and bonding tools. A hybrid bonder takes {b} months from order to installation, half of it spent waiting for the optical module. The second line of {c} began trial runs in July; yield climbed from just over 60% in the first month to 84% in September. By the company’s own measure a line earns money from 90% on, which we expect near the end of the first quarter.',
    ],
  },
  price: {
    heading: ['价格与成本', 'Prices and costs'],
    text: [
      '合约价今年上调了两次，合计 {b}%，但上调只落在高端料号上，消费类料号仍在打折清库存。成本一侧，金线和环氧树脂各涨了一成左右，折旧随新线投产每季增加约四千万。把两边放在一起，毛利率的改善主要来自产品组合，而不是涨价本身，这一点在组合逆转时会很快显出来。',
      'Contract prices went up twice this year, {b}% in total, but only for high-end parts; consumer parts are still discounted to clear stock. On the cost side gold wire and epoxy rose about a tenth each, and depreciation grows by some forty million a quarter as the new line ramps. Put together, the better margin comes from the mix rather than from the price, which will show quickly once the mix turns.',
    ],
  },
  rivals: {
    heading: ['对手在做什么', 'What rivals are doing'],
    text: [
      '{r} 选择了另一条路：不扩先进封装，把资本开支压到收入的 8%，用现金买下两家测试厂。它的客户更分散，最大一家只占 12%，因此上一轮下行里利润回撤最小。市场现在给 {c} 的估值溢价，其实是在押注单一大客户的扩产计划不变，这个假设值得每个季度重新核对一次。',
      '{r} has chosen another road: no expansion in advanced packaging, capital spending held at 8% of sales, and cash spent on two test houses. Its customers are more scattered, the largest at 12%, so its profit fell least in the last downturn. The premium that the market pays for {c} is in effect a bet that the plans of one large customer do not change, an assumption to be checked anew each quarter.',
    ],
  },
  outlook: {
    heading: ['接下来看什么', 'What to watch next'],
    text: [
      '我们盯三个数：月度设备进口额、基板厂的交期，以及 {c} 合同负债的环比。前两个领先收入大约两个季度，第三个最难修饰。如果合同负债连续两个季度下降而公司仍在上调指引，我们会先相信前者。基准情形下，明年收入增长 {a}% 左右，净利率回到 17%，悲观情形下大客户推迟一个季度，利润少三成。',
      'We watch three numbers: monthly tool imports, delivery times at substrate makers, and contract liabilities at {c} against the quarter before. The first two lead sales by about two quarters, the third is the hardest to dress up. If contract liabilities fall twice in a row while guidance still rises, we trust the former. In our base case sales grow about {a}% next year with a net margin back at 17%; in the weak case the large customer slips one quarter and profit is 30% lower.',
    ],
  },
};

const storage: IndustryBlocks = {
  demand: {
    heading: ['装机与用途', 'Installations and use'],
    text: [
      '前三季度新增储能装机里，电网侧占 {a}%，工商业占比比去年多了六个百分点。变化的原因很具体：九个省把峰谷价差拉到七角以上，一座两兆瓦时的柜子五年多就能回本。{c} 的华东销售说，过去客户先问价格，现在先问循环次数和谁来做运维。',
      'Of the storage installed in the first three quarters {a}% went to the grid side, and the share of industry and commerce rose by six points. The reason is concrete: nine provinces widened the gap between peak and valley prices beyond 0.7 yuan, so a two-megawatt-hour cabinet pays back in a little over five years. Sales staff of {c} in the east say that customers used to ask for the price first; now they ask about cycles and who does the maintenance.',
    ],
  },
  supply: {
    heading: ['电芯与产线', 'Cells and lines'],
    text: [
      '314 安时电芯已成标配，行业有效产能利用率约 {b}0%，但分布很不均匀：前五家满产，后二十家开工不足四成。{c} 今年没有新建电芯线，而是把两条旧线改成大容量规格，每吉瓦时只花了新建三分之一的钱。代价是切换期停产六周，二季度出货因此少了约一成。',
      'The 314 Ah cell has become standard. Effective utilization in the industry is about {b}0%, but very uneven: the first five run full, the last twenty below four tenths. {c} built no new cell line this year and converted two old ones to the large format instead, for a third of the cost of new capacity per gigawatt-hour. The price was a stop of six weeks, which took about a tenth off second-quarter shipments.',
    ],
  },
  price: {
    heading: ['碳酸锂与系统价', 'Lithium carbonate and system prices'],
    text: [
      '系统中标均价从年初到九月又降了 {b}%，碳酸锂同期只降了一半的幅度，差额由集成商自己消化。我们拆了 {c} 的三份中标合同：直流侧毛利已低于 12%，真正赚钱的是十年运维和性能担保。问题在于担保的成本要到第六七年才看得清，现在记下的利润里有一部分其实是对未来衰减的乐观估计。',
      'Average winning bids for systems fell another {b}% from January to September while lithium carbonate fell half as much; integrators absorb the rest. We took three contracts of {c} apart: the direct-current side earns a gross margin below 12%, and the money is made with ten years of maintenance and the performance guarantee. The cost of that guarantee becomes visible only in year six or seven, so part of the profit booked today is an optimistic view of future fading.',
    ],
  },
  rivals: {
    heading: ['谁在抢份额', 'Who takes share'],
    text: [
      '{r} 以低于成本的报价进入西北三省，拿下了今年最大的两个独立储能项目，条件是业主把运维包给它的子公司。{c} 没有跟价，份额掉了三个百分点，但应收账款天数反而缩短到 96 天。价格战里最先出问题的往往不是报价最低的人，而是回款最慢的人，我们更愿意用现金流而不是份额来排这张表。',
      '{r} entered three north-western provinces with bids below cost and won the two largest independent projects of the year, on condition that its subsidiary gets the maintenance. {c} did not follow and lost three points of share, yet its receivables shortened to 96 days. In a price war it is rarely the lowest bidder who fails first but the one who is paid last; we would rank this table by cash flow, not by share.',
    ],
  },
  outlook: {
    heading: ['我们的判断', 'Our view'],
    text: [
      '明年需求不缺，缺的是能收回钱的项目。我们把 {c} 的出货预测上调 {a} 个百分点，同时把单位盈利下调两厘，净利润大致不变。会让我们更乐观的是容量电价在更多省落地，会让我们转为谨慎的是独立储能的调用次数低于每年 280 次，那样业主的回报就撑不起现在的招标量。',
      'There is no lack of demand next year, only of projects that pay. We raise our shipment forecast for {c} by {a} points and cut profit per watt-hour by 0.002 yuan, so net profit hardly moves. Capacity tariffs in more provinces would make us more positive; fewer than 280 dispatches a year for independent storage would make us cautious, since returns could then no longer carry the present volume of tenders.',
    ],
  },
};

const drugs: IndustryBlocks = {
  demand: {
    heading: ['病人与支付', 'Patients and payment'],
    text: [
      '适应症每年新增患者约 {a} 万人，能用上二线治疗的不到一半，原因首先是确诊晚，其次才是价格。{c} 的产品进入医保后，单月新增处方从四百张升到一千九百张，但医院准入只覆盖了三百二十家，其中八成集中在八个城市。渠道下沉比降价慢得多，也更决定第三年的峰值。',
      'About {a}0,000 patients a year enter this indication, and fewer than half reach second-line therapy, first because of late diagnosis and only then because of price. After the product of {c} was listed for reimbursement, new prescriptions rose from 400 to 1,900 a month, yet only 320 hospitals carry it and eight tenths of these are in eight cities. Reaching smaller cities is much slower than cutting a price, and decides more about the peak in year three.',
    ],
  },
  supply: {
    heading: ['数据说明了什么', 'What the data say'],
    text: [
      '三期试验入组 {b}40 例，中位无进展生存期 11.2 个月，对照组 7.6 个月，风险比 0.61。看上去不错，但亚组里有两处要留意：既往用过同类药的病人获益明显变小，三级以上血液学毒性比对照组高九个百分点。{c} 计划把剂量间隔从两周拉到三周，这需要一项桥接研究，时间表会因此晚半年。',
      'The phase III trial enrolled {b}40 patients; median progression-free survival was 11.2 months against 7.6, a hazard ratio of 0.61. That looks good, but two subgroups deserve attention: patients with prior exposure to the class gained far less, and severe blood toxicity was nine points above control. {c} plans to move from two-week to three-week dosing, which takes a bridging study and delays the schedule by half a year.',
    ],
  },
  price: {
    heading: ['定价与谈判', 'Pricing and negotiation'],
    text: [
      '今年谈判的平均降幅是 {b}1%，比去年温和，但同靶点第三家之后的降幅超过六成。{c} 的成本结构给了它余地：原液自产，单支成本不到终端价的 9%。真正的约束是商业化费用，四百人的团队每年要三亿多，只有一个产品在卖时，销售费用率很难低于 55%。',
      'The average cut in this year’s negotiation was {b}1%, milder than last year, though beyond 60% from the third product on one target. {c} has room in its costs: it makes the bulk itself, and a vial costs less than 9% of the final price. The real constraint is selling expense. A team of 400 costs over 300 million a year, and with one product on the market the ratio can hardly fall below 55%.',
    ],
  },
  rivals: {
    heading: ['同靶点竞争', 'Rivals on the target'],
    text: [
      '{r} 的双抗读出时间只晚两个季度，机制上可能解决耐药问题。我们访谈的五位临床医生里有三位表示会优先尝试双抗，前提是输注反应可控。对 {c} 来说，时间窗口大约是十八个月，足够把一线适应症做下来，不够把海外三期做完，这也解释了它为什么急着谈授权。',
      'The bispecific of {r} reads out only two quarters later and may solve resistance. Three of five clinicians we interviewed would try the bispecific first if infusion reactions can be controlled. That leaves {c} a window of about eighteen months: enough to win the first-line label, not enough to finish a phase III abroad, which explains why it is in a hurry to license.',
    ],
  },
  outlook: {
    heading: ['估值怎么看', 'How we value it'],
    text: [
      '我们用风险调整后的净现值，把上市概率从 65% 调到 {a}%，峰值销售维持不变。海外授权首付款若超过两亿美元，可以覆盖公司两年的现金消耗，届时无需再融资；若谈判拖到明年下半年，账上现金只够五个季度。分歧不在药好不好，而在钱够不够撑到答案揭晓。',
      'We use risk-adjusted net present value, move the probability of approval from 65% to {a}%, and leave peak sales as they are. An upfront payment above 200 million dollars would cover two years of cash burn and make new equity unnecessary; should talks drag into the second half of next year, cash lasts five quarters. The debate is less about the drug than about whether the money lasts until the answer is known.',
    ],
  },
};

const robotics: IndustryBlocks = {
  demand: {
    heading: ['谁在下单', 'Who orders'],
    text: [
      '上半年工业机器人新增订单同比增长 {a}%，拉动来自汽车焊装之外的三个行业：锂电、光伏组件和食品包装。{c} 的平均单台价格降到九万出头，低价机型占比第一次过半。客户的算法变了，从替代几个工人变成一条线能少停几次机，可靠性比节拍更值钱。',
      'New orders for industrial robots grew {a}% in the first half, driven by three industries outside of car welding: batteries, solar modules and food packaging. The average price at {c} fell to a little over 90,000 yuan, and low-price models passed half of the units for the first time. Customers calculate differently now: not how many workers a robot replaces but how many stops it saves, so reliability is worth more than speed.',
    ],
  },
  supply: {
    heading: ['减速器与电机', 'Reducers and motors'],
    text: [
      '国产谐波减速器的寿命从八千小时做到一万两千小时，用了四年；最后这一步靠的是磨床而不是设计。{c} 的新厂有 {b}0 台进口磨床到位，日产从三百套升到七百套。我们在车间看到，装配已经半自动，检测仍靠老师傅听声音，这是扩产真正的上限。',
      'It took four years to bring the life of domestic harmonic reducers from 8,000 to 12,000 hours, and the last step was a matter of grinding machines, not of design. With {b}0 imported grinders in its new plant {c} raised daily output from 300 to 700 sets. On the floor we saw half-automatic assembly, but testing still relies on experienced staff who listen; that is the true ceiling of the expansion.',
    ],
  },
  price: {
    heading: ['降价的边界', 'How far prices can fall'],
    text: [
      '整机价格三年降了 {b}5%，核心部件只降了一成半，中间的差额来自控制器自研和压铸件替代机加工。{c} 的财务负责人给了一个界限：再降一成，六公斤机型就没有毛利。所以下一轮竞争不会在整机价上，而会在集成和软件订阅上，这恰好是它最弱的一块。',
      'Robot prices fell {b}5% in three years while core parts fell by only 15%; the gap was closed by own controllers and by castings in place of machined parts. The finance chief of {c} named the limit: another tenth and the six-kilogram model has no gross margin. The next round will therefore be fought over integration and software subscriptions, which happens to be its weakest field.',
    ],
  },
  rivals: {
    heading: ['外资的反应', 'How foreign makers respond'],
    text: [
      '{r} 把两款轻载机型放到国内生产，交期从十二周缩到四周，价格却只比国产高一成五。过去三年它丢掉的份额，大约有四成是交期造成的。{c} 的优势因此缩小，好在它的服务网点有一百六十个，平均四小时到场，这件事短期内买不到。',
      '{r} moved two light models into domestic production and cut delivery from twelve weeks to four at a price only 15% above local makers. About four tenths of the share it lost in three years was lost to delivery times. The edge of {c} narrows, but it has 160 service points that arrive within four hours on average, which cannot be bought quickly.',
    ],
  },
  outlook: {
    heading: ['人形之外', 'Beyond humanoids'],
    text: [
      '人形机器人的讨论热，但未来两年能进报表的仍是协作臂和移动底盘。我们估计 {c} 明年出货 {a} 千台，其中人形相关部件收入不到 3%。如果把股价里隐含的人形预期剥掉，剩下的估值并不贵；如果不剥，就要接受一个至少五年后才能验证的故事。',
      'There is much talk of humanoids, yet collaborative arms and mobile bases are what will reach the accounts in the next two years. We estimate that {c} ships {a},000 units next year, with parts for humanoids below 3% of sales. Take the humanoid hopes out of the share price and the rest is not expensive; leave them in and one accepts a story that cannot be tested for at least five years.',
    ],
  },
};

const vehicles: IndustryBlocks = {
  demand: {
    heading: ['订单与库存', 'Orders and stock'],
    text: [
      '九月终端上险量同比增长 {a}%，但渠道库存系数也升到 1.6。{c} 的经销商说，新车型首月订单里有四成来自老款车主置换，置换补贴一停，这部分会先掉。欧洲那边情况相反：库存低，等车要十周，短的是运力和本地仓，而不是需求。',
      'Retail registrations rose {a}% in September, and so did dealer stock, to 1.6 months. Dealers of {c} say that four tenths of first-month orders for the new model come from owners who trade in the old one; once the trade-in subsidy ends these go first. Europe is the reverse: low stock, ten weeks of waiting, and a shortage of ships and local warehouses rather than of demand.',
    ],
  },
  supply: {
    heading: ['平台与产能', 'Platform and capacity'],
    text: [
      '{c} 的新平台把电池包、电控和前舱做成三个大件，总装工位从一百一十个减到 {b}8 个，单车工时少了三分之一。匈牙利工厂年底试产，首年规划五万辆，真正的难点是本地化率要过 55% 才能避开附加税，目前只有座椅和玻璃两类达标。',
      'The new platform of {c} turns battery pack, power electronics and front end into three large parts; assembly stations fall from 110 to {b}8 and hours per car by a third. The plant in Hungary begins trial production at the end of the year with 50,000 cars planned for the first. The hard part is local content: it must pass 55% to avoid the surcharge, and so far only seats and glass do.',
    ],
  },
  price: {
    heading: ['价格战的账', 'The arithmetic of the price war'],
    text: [
      '单车均价一年降了 {b}%，单车成本降了接近同样的幅度，其中电池贡献六成。也就是说降价的钱大多是供应商出的。我们比对了十二家零部件公司的应付账期，平均延长了十九天，这条链条还能再拉长多少，决定了价格战能打多久，而不是主机厂的现金。',
      'The average price per car fell {b}% in a year and the cost per car by nearly as much, six tenths of it from batteries. In other words suppliers paid for most of the cuts. We compared the payment terms of twelve parts makers: they lengthened by nineteen days on average. How much further that chain stretches decides how long the price war lasts, more than the cash of the car makers does.',
    ],
  },
  rivals: {
    heading: ['欧洲厂商的应对', 'The European answer'],
    text: [
      '{r} 推迟了两款纯电车型，把插混放回主力位置，同时与电池厂合资做磷酸铁锂。它的判断是二〇二八年前法规会再松一次。{c} 押的是相反方向。两种策略的分野不在技术路线，而在对政策耐心的估计，错的一方要付一个产品周期的学费。',
      '{r} postponed two battery models, moved plug-in hybrids back to the centre and founded a joint venture for iron-phosphate cells. It assumes that rules will be relaxed once more before 2028. {c} bets on the opposite. What divides them is less the technology than the patience they expect of politics, and whoever is wrong pays with a product cycle.',
    ],
  },
  outlook: {
    heading: ['看多看空的分歧', 'Where bulls and bears differ'],
    text: [
      '看多的人用销量和平台摊薄，认为 {c} 明年单车利润能回到四千元；看空的人盯着海外补贴调查和渠道返利，认为只有一半。我们的数字在两者之间，销量 {a} 万辆，单车利润两千八。真正能改变判断的事件只有一个：匈牙利厂能否在六月前拿到本地化认定。',
      'Bulls argue with volume and a platform that dilutes cost, and see profit per car at {c} back at 4,000 yuan; bears look at subsidy probes abroad and dealer rebates and see half of that. We stand in between with {a}0,000 cars and 2,800 yuan. Only one event would change our mind: whether the Hungarian plant wins its local-content status before June.',
    ],
  },
};

const retail: IndustryBlocks = {
  demand: {
    heading: ['消费者在买什么', 'What shoppers buy'],
    text: [
      '我们在雅加达、曼谷和胡志明市走了 {b}1 家门店。客流恢复到疫情前的九成半，客单价仍低一成，补上来的是频次：每周来两次的顾客比例升到 {a}%。{c} 的货架上，单价低于三美元的小包装占了六成，这不是消费降级，而是发薪周期变成了周薪。',
      'We walked {b}1 stores in Jakarta, Bangkok and Ho Chi Minh City. Traffic is back at 95% of its level before the pandemic and the basket still a tenth smaller; frequency makes up for it, with {a}% of shoppers coming twice a week. Small packs below three dollars fill six tenths of the shelves of {c}. That is not trading down: wages there are now paid by the week.',
    ],
  },
  supply: {
    heading: ['仓与路', 'Warehouses and roads'],
    text: [
      '群岛国家的零售，成本在海上。{c} 把中央仓从一个拆成四个，干线船运减少三成，但库存多了九天。管理层认为值得：缺货率从 11% 降到 5%，而每个百分点的缺货对应约 {a} 个基点的同店增速。下一步是冷链，目前只覆盖两成门店，生鲜因此一直没有做起来。',
      'In a country of islands retail costs arise at sea. {c} split one central warehouse into four: trunk shipping fell by 30%, stock rose by nine days. Management finds it worth the money, since missing items fell from 11% to 5% and each point of it is worth about {a} basis points of same-store growth. Cold storage comes next; it reaches only a fifth of the stores, which is why fresh food never took off.',
    ],
  },
  price: {
    heading: ['毛利与补贴', 'Margins and subsidies'],
    text: [
      '电商补贴退潮后，线下毛利率回升了 1.{b} 个百分点，但租金合同里的营业额分成也水涨船高。{c} 自有品牌占比到了 19%，毛利比第三方高十二个点，是利润改善里最可持续的一块。要留意的是会员折扣：公司把它记作营销费用，如果冲减收入，同店增速会少将近一半。',
      'With online subsidies receding, store margins recovered by 1.{b} points, but rents tied to turnover rose with them. Private labels reached 19% at {c} with a margin twelve points above third-party goods, the most durable part of the improvement. One item deserves care: member discounts are booked as marketing. Set against sales they would take away nearly half of same-store growth.',
    ],
  },
  rivals: {
    heading: ['平台与小店', 'Platforms and small shops'],
    text: [
      '{r} 给十四万家夫妻店装了进货应用，账期十四天，等于用供应链金融换渠道。坏账率公司说是 1.1%，我们在走访中听到的更接近 3%。{c} 没有做赊销，在小店渠道里因此慢了一拍，但它的加盟店闭店率只有同行的一半。快和稳，在这个市场里仍然是两种生意。',
      '{r} put an ordering app into 140,000 family shops with fourteen days of credit: channel bought with supply-chain finance. It reports bad debt of 1.1%; what we heard on the ground is closer to 3%. {c} gives no credit and is a step slower among small shops, yet its franchise closures are half of the industry’s. Fast and steady remain two different businesses in this market.',
    ],
  },
  outlook: {
    heading: ['明年的变量', 'Variables of next year'],
    text: [
      '汇率和选举是两个看不准的变量，我们不去预测，只看公司的对冲：{c} 的进口货已对冲七个月，美元债占比降到 15%。在此基础上，开店 {a}0 家、同店增长 4% 是可以期待的，利润弹性来自冷链铺开之后的生鲜。若最低工资上调超过一成，我们会先下调毛利再谈收入。',
      'Currencies and elections are hard to foresee, so we look at the hedges instead: {c} has covered seven months of imports and cut dollar debt to 15%. On that base {a}0 new stores and 4% same-store growth can be expected, and the leverage lies in fresh food once cold storage spreads. Should minimum wages rise by more than a tenth, we would cut the margin before touching sales.',
    ],
  },
};

const macro: IndustryBlocks = {
  demand: {
    heading: ['增长的构成', 'What growth is made of'],
    text: [
      '三季度增长里净出口贡献了 {a} 个基点，比市场以为的多，消费比市场以为的稳。分歧在投资：基建资金到位了，项目却缺，地方把钱更多用在置换旧债上。{c} 的高频指数显示，十月土方机械开工小时回升，但仍比前年低一成，修复是真的，斜率是缓的。',
      'Net exports added {a} basis points to growth in the third quarter, more than the market thought, and consumption was steadier. Investment divides opinion: the money for infrastructure is there but projects are lacking, and local governments use more of it to replace old debt. The high-frequency index of {c} shows earth-moving hours recovering in October, still a tenth below two years ago. The repair is real and its slope gentle.',
    ],
  },
  supply: {
    heading: ['信用与流动性', 'Credit and liquidity'],
    text: [
      '社融增速回到 8.{b}%，结构却在变轻：票据和政府债多，企业中长贷少。银行的说法是优质项目被反复争抢，利率已经压到资金成本边上。我们更看重存款端，居民定期占比一年升了四个点，说明钱还在等一个离开的理由，而理由通常是收入预期，不是利率。',
      'Growth of total credit is back at 8.{b}%, but its make-up grows lighter: more bills and government bonds, fewer long loans to companies. Banks say the good projects are fought over at rates close to their cost of funds. We look at deposits instead: the share of household time deposits rose four points in a year. Money is waiting for a reason to leave, and that is usually the outlook for income, not the rate.',
    ],
  },
  price: {
    heading: ['利率与汇率', 'Rates and currencies'],
    text: [
      '十年期与一年期的利差收到 {b}0 个基点以内，曲线在说降息不远，却不信增长回升。汇率则相反，出口商结汇意愿升到两年高位。两个市场里总有一个要改口。历史上这种背离平均持续四个月，最后改口的多半是利率，因为汇率背后是真实的收付。',
      'The gap between ten years and one year narrowed to less than {b}0 basis points: the curve says that cuts are near and does not believe in a recovery. The currency says the opposite, with exporters as willing to convert as in two years. One of the two must change its mind. Such gaps lasted four months on average, and it was mostly the rate that gave way, since real payments stand behind the currency.',
    ],
  },
  rivals: {
    heading: ['市场共识错在哪', 'Where consensus may err'],
    text: [
      '{r} 的调查里，七成机构把政策加码当作基准情形。我们不同意的不是方向而是节奏：明年一季度的财政脉冲大概率弱于今年同期，因为置换额度前置用掉了。如果共识在一月被证伪，先受影响的是对利率最敏感的成长板块，而不是大家常说的银行。',
      'In the survey of {r} seven of ten institutions take further stimulus as their base case. We disagree with the timing, not with the direction: the fiscal impulse of the first quarter will probably be weaker than a year before, since the swap quota was used early. If consensus is refuted in January, growth stocks with the highest rate sensitivity suffer first, not banks as is often said.',
    ],
  },
  outlook: {
    heading: ['配置上的含义', 'What it means for allocation'],
    text: [
      '我们把权益保持在中性，久期从五年降到四年，用 {a} 个基点的票息换更小的回撤。行业上偏好现金流已经转正而预期仍低的公司，回避靠再融资撑增长的公司。这不是看空，只是承认在信用结构没有变重之前，任何一次反弹都更像是估值的修复，而非盈利的开始。',
      'We keep equities neutral and cut duration from five years to four, giving up {a} basis points of carry for smaller drawdowns. Among industries we prefer companies whose cash flow has turned while expectations are low, and avoid those that fund growth with new shares. This is not bearish. As long as credit does not grow heavier, a rally is a repair of valuations rather than the start of earnings.',
    ],
  },
};

/** Sections by industry; the ids are those of the reference data. */
export const industryBlocks = {
  1: semiconductors,
  7: vehicles,
  9: storage,
  20: robotics,
  22: drugs,
  28: retail,
  36: macro,
} as const;

export type DemoIndustryId = keyof typeof industryBlocks;
