import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on semiconductors. */
export const chipTexts = {
  'chip-packaging': {
    opening: [
      '两个月里我们走了三家封装厂、两家基板厂和一家设备商，又请九位采购和工艺人员把他们的排期表讲给我们听。结论先说：这一轮紧张是真的，但紧的位置和市场以为的不一样。',
      'In two months we saw three packaging houses, two substrate makers and one tool vendor, and asked nine people from purchasing and process to walk us through their schedules. The conclusion first: the shortage is real, but it sits elsewhere than the market believes.',
    ],
    sections: [
      {
        heading: ['需求来自哪里', 'Where demand comes from'],
        text: [
          '岚屿微电子的订单里，数据中心客户已占 41%，去年同期不到三分之一。管理层说，客户不再按季度追加，而是把未来四个季度的产能一次锁定，愿意为此预付两成货款。我们访谈的三家封装厂印证了这一点：先进封装的排期已到明年秋天，传统引线框架的产线却只开了七成。',
          'Data center customers now make up 41% of orders at Lanyu Micro, up from less than a third a year ago. Management says customers no longer add quarter by quarter; they reserve four quarters of capacity at once and prepay a fifth of it. Three packaging houses we spoke to confirm the picture: advanced packaging is booked until next autumn, while lead-frame lines run at seven tenths.',
        ],
      },
      {
        heading: ['产能与良率', 'Capacity and yield'],
        text: [
          '瓶颈不在晶圆，而在基板和键合设备。一台混合键合机从下单到装机要 9 个月，其中一半时间用来等光学模块。公司的第二条线七月开始试产，良率从首月的六成出头爬到九月的 84%；按公司自己的口径，达到 90% 才算能赚钱的产线，我们估计要到明年一季度末。',
          'The bottleneck is not wafers but substrates and bonding tools. A hybrid bonder takes 9 months from order to installation, half of it spent waiting for the optical module. The second line began trial runs in July; yield climbed from just over 60% in the first month to 84% in September. By the company’s own measure a line earns money from 90% on, which we expect near the end of the first quarter.',
        ],
      },
      {
        heading: ['价格与成本', 'Prices and costs'],
        text: [
          '合约价今年上调了两次，合计 9%，但上调只落在高端料号上，消费类料号仍在打折清库存。成本一侧，金线和环氧树脂各涨了一成左右，折旧随新线投产每季增加约四千万。把两边放在一起，毛利率的改善主要来自产品组合，而不是涨价本身，这一点在组合逆转时会很快显出来。',
          'Contract prices went up twice this year, 9% in total, but only for high-end parts; consumer parts are still discounted to clear stock. On the cost side gold wire and epoxy rose about a tenth each, and depreciation grows by some forty million a quarter as the new line ramps. Put together, the better margin comes from the mix rather than from the price, which will show quickly once the mix turns.',
        ],
      },
      {
        heading: ['对手在做什么', 'What rivals are doing'],
        text: [
          '北岸封测选择了另一条路：把资本开支压到收入的 8%，用现金买下两家测试厂。它的客户更分散，最大一家只占 12%，因此上一轮下行里利润回撤最小。市场现在给岚屿的估值溢价，其实是在押注单一大客户的扩产计划不变，这个假设值得每个季度重新核对一次。',
          'Northbank Packaging has chosen another road: capital spending held at 8% of sales, and cash spent on two test houses. Its customers are more scattered, the largest at 12%, so its profit fell least in the last downturn. The premium that the market pays for Lanyu is in effect a bet that the plans of one large customer do not change, an assumption to be checked anew each quarter.',
        ],
      },
      {
        heading: ['接下来看什么', 'What to watch next'],
        text: [
          '我们盯三个数：月度设备进口额、基板厂的交期，以及合同负债的环比。前两个领先收入大约两个季度，第三个最难修饰。如果合同负债连续两个季度下降而公司仍在上调指引，我们会先相信前者。基准情形下，明年收入增长 41% 左右，净利率回到 17%，悲观情形下大客户推迟一个季度，利润少三成。',
          'We watch three numbers: monthly tool imports, delivery times at substrate makers, and contract liabilities against the quarter before. The first two lead sales by about two quarters, the third is the hardest to dress up. If contract liabilities fall twice in a row while guidance still rises, we trust the former. In our base case sales grow about 41% next year with a net margin back at 17%; in the weak case the large customer slips one quarter and profit is 30% lower.',
        ],
      },
    ],
    closing: [
      '先进封装值得长期跟踪，但现在的价格已经把顺利当作常态。我们宁愿在合同负债第一次走平、情绪最差的那个季度再回来看它。',
      'Advanced packaging deserves to be followed for years, yet the price now takes a smooth ride for granted. We would rather come back in the quarter in which contract liabilities first go flat and moods are at their worst.',
    ],
    figures: [
      [['基板交期（周）', 'Substrate delivery (weeks)'], '14', '26'],
      [
        ['新线月折旧（万元）', 'Depreciation of the new line a month (10,000 yuan)'],
        '820',
        '1,340',
      ],
      [['高端料号占收入', 'High-end parts in sales'], '31%', '44%'],
    ],
  },
  'chip-yield': {
    opening: [
      '八月和九月我们两次进了岚屿微电子的二线，一次跟白班，一次跟夜班。公司不允许拍照，这份笔记凭记录本写成。',
      'In August and September we were twice inside Lanyu’s second line, once with the day shift and once at night. Photographs were not allowed; this is written from the notebook.',
    ],
    sections: [
      {
        heading: ['设备到了，人还没到', 'The tools are there, the people are not'],
        text: [
          '二线摆了十四台键合机，十一台在跑，三台的灯是黄的。班长说机器没坏，是能调机的人不够：一个人熟练要九个月，现在十四台机器只有五个人能独立调。夜班更明显，遇到对位漂移，年轻工程师先停机再打电话，一停就是四十分钟。',
          'Fourteen bonders stand in the second line; eleven run, three show a yellow light. The foreman says they are not broken, there are too few people who can tune them: it takes nine months to learn, and five people can do it alone for fourteen machines. At night it shows more. When alignment drifts the young engineer stops the machine first and then phones, and forty minutes are gone.',
        ],
      },
      {
        heading: ['缺陷图上的一圈', 'A ring on the defect map'],
        text: [
          '工艺主管给我们看了近一个月的缺陷分布，边缘有一圈明显偏红，占全部不良的六成。原因是晶圆边缘翘曲，压头下去的力不均匀。他们试了三种吸盘，最好的一种把这一圈的不良降了一半，但每小时少做七片。产能和良率之间的这笔交换，公司还没有定下来。',
          'The process chief showed us a month of defects: a red ring at the edge holds six tenths of them. The wafer warps at its rim and the head presses unevenly. Of three chucks they tried the best one halves the ring and costs seven wafers an hour. The company has not decided yet which of the two it wants.',
        ],
      },
      {
        heading: ['79% 到 90% 要多久', 'How long from 79% to 90%'],
        text: [
          '主管自己的估计是两个季度，我们问了三个工程师，答案是三到四个季度。差别在光学模块：现在用的是上一代，对位精度够做六十微米间距，做四十五微米就要靠运气。新模块的交期从二十周变成三十周，谁也不敢说第一批到手就能用。我们在模型里用的是三个季度。',
          'The chief says two quarters; three engineers we asked say three to four. The difference is the optical module: the present one aligns well enough for a pitch of sixty micrometres, while forty-five takes luck. Delivery of the new one went from twenty weeks to thirty, and nobody dares to say that the first lot works at once. Our model assumes three quarters.',
        ],
      },
    ],
    closing: [
      '走出风淋室的时候，班长指了指墙上的倒计时牌，上面写着离 90% 还有 92 天。他说这块牌子已经重置过两次。',
      'On the way out of the air shower the foreman pointed to a board that counts 92 days to 90%. It has been reset twice, he said.',
    ],
  },
  'chip-optics': {
    opening: [
      '以下为子午线光电业绩会要点。首席财务官主讲，会议五十分钟，七家机构提问；金额单位为美元，会上口径未经审计。',
      'The main points of the results call of Meridian Photonics. The chief financial officer spoke, it took fifty minutes, and seven institutions asked. Amounts are in US dollars and unaudited.',
    ],
    sections: [
      {
        heading: ['AI 资本开支：假设再上调', 'AI capex: the assumption goes up again'],
        text: [
          '数据中心光模块占订单 46%，比上季度多四个百分点。公司把明年客户 AI capex 增速的规划假设从 10% 上调到 15% 左右，依据是三家最大客户给的滚动预测。首席财务官说，预测不是订单，有约束力的部分只到明年二季度，之后的都按七折排产。',
          'Optical modules for data centers make up 46% of orders, four points more than a quarter ago. The company lifts its planning assumption for the growth of AI capex at its customers from 10% to about 15%, on the rolling forecasts of its three largest. Forecasts are not orders, said the CFO: what is binding ends in the second quarter, and beyond it the company plans seven tenths.',
        ],
      },
      {
        heading: ['毛利率：光芯片自给', 'Margin: lasers of its own'],
        text: [
          '毛利率 38.4%，环比升 1.2 个百分点，其中 0.9 个点来自自制激光器占比提高。捷克与马来西亚两地封装同时爬坡，三季度多出一笔六百万的启动费用。公司预计四季度持平，明年一季度因年度降价会先回落，再随新一代产品回升。',
          'Gross margin was 38.4%, up 1.2 points, of which 0.9 came from a larger share of own lasers. Assembly ramps in Czechia and Malaysia at the same time, which cost six million in the third quarter. The fourth should be level; annual price cuts lower the first quarter of next year before the new generation lifts it again.',
        ],
      },
      {
        heading: ['问答：谁会先减速', 'Questions: who slows first'],
        text: [
          '有机构问如果一家大客户推迟机房建设怎么办，回答是模块可以转给另外两家，规格已经统一，损失主要是运费和测试。有人问共封装光学会不会取代可插拔模块，首席财务官说实验室里已经有了，但现场更换一个坏掉的引擎要停整台交换机，客户还没有想好。',
          'What if one large customer postpones a building? The modules can go to the other two, said the company, since the specification is the same by now; freight and testing would be lost. Will co-packaged optics replace pluggable modules? They exist in the laboratory, said the CFO, but to replace one failed engine in the field a whole switch must stop, and customers have not made up their minds.',
        ],
      },
    ],
    closing: [
      '会上没有讨论回购。公司预计一月下旬公布全年数字，届时会第一次按地区披露产能。',
      'Buy-backs were not discussed. Figures for the year are due in late January and will show capacity by region for the first time.',
    ],
  },
  'chip-inventory': {
    opening: [
      '本月整理汇总了二十三家公司的库存附注、两家分销商的周报与海关数据，由模型生成、编辑核对。',
      'This month brings together the inventory notes of twenty-three companies, weekly reports of two distributors and customs data, written by a model and checked by an editor.',
    ],
    sections: [
      {
        heading: ['总量：库存天数回到 104 天', 'Overall: 104 days of stock'],
        text: [
          '二十三家公司合计库存天数从 111 天降到 104 天，是连续第四个月下降，但仍比十年平均多两周。下降主要来自存储和模拟芯片，来源为各公司季报附注。分销商环节的库存没有同步下降，周报显示基本持平，说明货只是往下游挪了一步。',
          'Stock at twenty-three companies fell from 111 to 104 days, the fourth month in a row, and is still two weeks above the average of ten years. Memory and analogue parts led, according to quarterly notes. Distributors did not follow; their weekly reports are flat, which means that goods moved one step down the chain and no further.',
        ],
      },
      {
        heading: ['高端：三周以下', 'High end: below three weeks'],
        text: [
          '用于加速卡的高带宽存储和电源管理料号，现货库存不足三周，两家分销商的报价一个月内上调了 4% 和 6%。一份会议记录中，采购负责人称已把安全库存从四周提高到八周，这类行为会放大短缺，也会在供给跟上后变成集中去库存。',
          'High-bandwidth memory and power parts for accelerator cards are down to less than three weeks on the spot market, and two distributors raised quotes by 4% and 6% within a month. On record one head of purchasing has doubled the safety stock from four weeks to eight. That makes a shortage larger, and turns into destocking all at once when supply catches up.',
        ],
      },
      {
        heading: ['消费类：还要一个季度', 'Consumer parts: one more quarter'],
        text: [
          '手机与电视用的驱动芯片库存仍有十六周，部分料号现货价低于合约价两成。三家公司在会议中给出的正常化时间分别是一季度末、二季度初和“看不清”。模型按出货与进货的差额推算，若需求不变，回到十年平均还需要约十一周。',
          'Driver chips for phones and television sets still sit at sixteen weeks, some parts a fifth below contract on the spot market. Three companies expect normal levels at the end of the first quarter, early in the second, and “we cannot see it”. From the gap between shipments and receipts the model reckons eleven more weeks to the ten-year average if demand stays.',
        ],
      },
    ],
    closing: [
      '数据截至月末，分销商周报每周更新一次。下一期将加入汽车芯片的长协覆盖率。',
      'Data stand as of the end of the month; distributors report weekly. The next issue adds how far long contracts cover automotive parts.',
    ],
  },
  'chip-controls': {
    opening: [
      '主讲人在测试行业做了八年，经历过两轮管制升级。原声整理，保留了他的口头语，删去了客户名字。',
      'The speaker has spent eight years in testing and lived through two rounds of controls. His words are kept, the names of customers are not.',
    ],
    sections: [
      {
        heading: ['为什么是测试', 'Why testing'],
        text: [
          '你问我管制之下什么生意最不难受，我说测试。设备二手市场活跃，软件自己写，最贵的探针卡三家都能做。先进封装呢，一台关键设备拿不到，整条线就是摆设。我们老板当年被笑话没追求，下行那两年全行业利润掉六成，我们掉了一成五。',
          'Which business suffers least under controls? Testing. There is a lively market for used tools, we write the software ourselves, and three firms make the probe cards, the dearest part. In advanced packaging one missing tool turns the line into an exhibit. They laughed at our boss for lack of ambition; in the two lean years the industry lost six tenths of its profit and we lost fifteen per cent.',
        ],
      },
      {
        heading: ['慢生意怎么赚钱', 'How a slow business earns'],
        text: [
          '测试机按小时收费，一台机器的账其实是稼动率的账。八成保本，九成五就是暴利。所以我们宁可接小客户，小客户品种多，但错开峰谷，机器不闲。大客户给的量漂亮，砍单的时候也漂亮，去年我亲眼见过一周之内空出来四十台。',
          'A tester is paid by the hour, so all is utilization: at 80% it breaks even, at 95% it is a gold mine. That is why we take small customers. They bring many parts, but their peaks differ and the machines never idle. Large customers look splendid when they order and just as splendid when they cancel; last year I saw forty machines fall empty within a week.',
        ],
      },
      {
        heading: ['下一道门槛', 'The next threshold'],
        text: [
          '以后难的不是测得准，是测得热。大芯片一上电就是七百瓦，测试座要在两秒内把热带走，不然读数全漂。能做液冷测试座的，国内我数得出来的是两家半。北岸买的那两家厂里，有一家正好是那半家，这一点财报里看不出来。',
          'From now on the hard part is not to measure exactly but to measure hot. A large chip draws seven hundred watts the moment it is powered, and the socket must carry the heat away within two seconds or all readings drift. I count two and a half firms at home that can make a liquid-cooled socket. One of the two plants that Northbank bought is that half, which no report will tell you.',
        ],
      },
    ],
    closing: [
      '有人问要不要跟着扩产，主讲人说他只信一条：客户愿意签三年的时候，多半是他最怕的时候。',
      'Asked whether to expand, the speaker trusts one rule only: when customers are willing to sign for three years, they are mostly at their most afraid.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
