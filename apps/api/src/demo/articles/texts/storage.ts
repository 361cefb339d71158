import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on energy storage. */
export const storageTexts = {
  'storage-cash': {
    opening: [
      '过去六周，我们围绕昊源储能访谈了七位上下游人士，走访两座工厂，并把公司三年的公告与招投标数据逐项核对。下面是我们认为站得住的部分，以及要等下一个季度来回答的部分。',
      'Over six weeks we interviewed seven people along the supply chain of Haoyuan Energy Storage, visited two plants and checked three years of filings against tender data. What follows is what we think stands, and what the next quarter has to answer.',
    ],
    sections: [
      {
        heading: ['装机与用途', 'Installations and use'],
        text: [
          '前三季度新增储能装机里，电网侧占 58%，工商业占比比去年多了六个百分点。变化的原因很具体：九个省把峰谷价差拉到七角以上，一座两兆瓦时的柜子五年多就能回本。昊源储能的华东销售说，过去客户先问价格，现在先问循环次数和谁来做运维。',
          'Of the storage installed in the first three quarters 58% went to the grid side, and the share of industry and commerce rose by six points. The reason is concrete: nine provinces widened the gap between peak and valley prices beyond 0.7 yuan, so a two-megawatt-hour cabinet pays back in a little over five years. Sales staff of Haoyuan in the east say that customers used to ask for the price first; now they ask about cycles and who does the maintenance.',
        ],
      },
      {
        heading: ['电芯与产线', 'Cells and lines'],
        text: [
          '314 安时电芯已成标配，行业有效产能利用率约 70%，但分布很不均匀：前五家满产，后二十家开工不足四成。昊源储能今年没有新建电芯线，而是把两条旧线改成大容量规格，每吉瓦时只花了新建三分之一的钱。代价是切换期停产六周，二季度出货因此少了约一成。',
          'The 314 Ah cell has become standard. Effective utilization in the industry is about 70%, but very uneven: the first five run full, the last twenty below four tenths. Haoyuan built no new cell line this year and converted two old ones to the large format instead, for a third of the cost of new capacity per gigawatt-hour. The price was a stop of six weeks, which took about a tenth off second-quarter shipments.',
        ],
      },
      {
        heading: ['碳酸锂与系统价', 'Lithium carbonate and system prices'],
        text: [
          '系统中标均价从年初到九月又降了 7%，碳酸锂同期只降了一半的幅度，差额由集成商自己消化。我们拆了公司的三份中标合同：直流侧毛利已低于 12%，真正赚钱的是十年运维和性能担保。问题在于担保的成本要到第六七年才看得清，现在记下的利润里有一部分其实是对未来衰减的乐观估计。',
          'Average winning bids for systems fell another 7% from January to September while lithium carbonate fell half as much; integrators absorb the rest. We took three contracts of the company apart: the direct-current side earns a gross margin below 12%, and the money is made with ten years of maintenance and the performance guarantee. The cost of that guarantee becomes visible only in year six or seven, so part of the profit booked today is an optimistic view of future fading.',
        ],
      },
      {
        heading: ['谁在抢份额', 'Who takes share'],
        text: [
          '执策储能以低于成本的报价进入西北三省，拿下了今年最大的两个独立储能项目，条件是业主把运维包给它的子公司。昊源没有跟价，份额掉了三个百分点，但应收账款天数反而缩短到 96 天。价格战里最先出问题的往往不是报价最低的人，而是回款最慢的人，我们更愿意用现金流而不是份额来排这张表。',
          'Zhice Power entered three north-western provinces with bids below cost and won the two largest independent projects of the year, on condition that its subsidiary gets the maintenance. Haoyuan did not follow and lost three points of share, yet its receivables shortened to 96 days. In a price war it is rarely the lowest bidder who fails first but the one who is paid last; we would rank this table by cash flow, not by share.',
        ],
      },
      {
        heading: ['我们的判断', 'Our view'],
        text: [
          '明年需求不缺，缺的是能收回钱的项目。我们把出货预测上调六个百分点，同时把单位盈利下调两厘，净利润大致不变。会让我们更乐观的是容量电价在更多省落地，会让我们转为谨慎的是独立储能的调用次数低于每年 280 次，那样业主的回报就撑不起现在的招标量。',
          'There is no lack of demand next year, only of projects that pay. We raise our shipment forecast by six points and cut profit per watt-hour by 0.002 yuan, so net profit hardly moves. Capacity tariffs in more provinces would make us more positive; fewer than 280 dispatches a year for independent storage would make us cautious, since returns could then no longer carry the present volume of tenders.',
        ],
      },
    ],
    closing: [
      '昊源的故事没有变坏，只是变得更依赖执行。若回款天数、运维毛利和调用次数三个指标中有两个在两个季度内没有兑现，应当承认看错，而不是把期限再延长一年。',
      'The case for Haoyuan has not become worse, it only depends more on execution. If two of three markers, days of receivables, maintenance margin and dispatches, are missed within two quarters, the right answer is to admit the error rather than to extend the horizon by a year.',
    ],
    figures: [
      [['直流侧毛利率', 'Margin of the direct-current side'], '15.4%', '11.8%'],
      [['运维收入占比', 'Share of maintenance in sales'], '6.1%', '9.7%'],
      [['担保计提（厘/瓦时）', 'Set aside for guarantees (0.001 yuan per Wh)'], '3.2', '4.5'],
    ],
  },
  'storage-tender': {
    opening: [
      '九月下旬我们在西北待了五天，去了两个已经并网的独立储能电站，和业主、总包、运维班组各谈了一次。以下按见到的顺序写，原话尽量保留。',
      'In late September we spent five days in the north-west, at two independent storage stations that are already on the grid, and talked to the owners, the contractor and the maintenance crews. Notes stand in the order in which we saw things, with most of the words as spoken.',
    ],
    sections: [
      {
        heading: ['第一站：报价低在哪里', 'First stop: where the bid was low'],
        text: [
          '第一座站一百兆瓦，中标价比第二名低 8%。总包的商务经理并不避讳：设备几乎不赚钱，差额准备从十五年的运维里补回来，运维单价比市场高三成，而且写进了同一份合同。业主当时只比了设备价，签完才发现换一家运维要先付一笔解约费。',
          'The first station has a hundred megawatts and was won 8% below the second bidder. The contractor’s commercial manager makes no secret of it: the equipment earns next to nothing, and the gap is to come back from fifteen years of maintenance at a rate three tenths above the market, written into the same contract. The owner compared equipment prices only, and learned after signing that a change of crew costs a termination fee.',
        ],
      },
      {
        heading: ['第二站：夜里的调度电话', 'Second stop: the dispatch call at night'],
        text: [
          '第二座站的值长给我们看了调度记录。今年到九月一共被调用 214 次，平均每次放电不到两小时，其中四成发生在凌晨。他说最怕的不是调得多，而是通知得晚：电话来了二十分钟就要并上去，空调预冷来不及，电芯温差超过六度，寿命就是这样掉的。',
          'At the second station the shift leader showed us the dispatch log. Up to September it was called 214 times, on average for less than two hours, and four tenths of the calls came before dawn. What he fears is not many calls but late ones: twenty minutes after the phone rings they must be on the grid, the cooling has no time to run ahead, the cells differ by more than six degrees, and that is how life is lost.',
        ],
      },
      {
        heading: ['回程：谁来付衰减的钱', 'On the way back: who pays for fading'],
        text: [
          '两座站的合同都写着“年衰减不超过 2%”，但测量方法不同：一份按满充满放测，一份按可用容量估。同一套电池用两种方法测，差出将近一个点。我们问业主将来打官司怎么算，他笑了笑说，真到那时候总包还在不在都不好说。',
          'Both contracts promise fading below 2% a year, yet they measure it differently: one by full charge and discharge, one by an estimate of usable capacity. The same battery comes out almost a point apart. We asked the owner how a court would count. He smiled and said that by then nobody knows whether the contractor still exists.',
        ],
      },
    ],
    closing: [
      '两座站的故事放在一起，低价并没有消失，只是换了科目和年份。凡没有写出处的数字来自现场口述，我们核对了其中能核对的一半，另一半请读者自行打折。',
      'Put together, the two stations show that the low price has not vanished; it moved to another account and another year. Figures without a source were told on site. We could verify half of them, and readers should discount the other half.',
    ],
  },
  'storage-call': {
    opening: [
      '以下为昊源储能三季度交流会要点。会议一小时零五分，财务负责人与投资者关系负责人出席，六家机构提问。数字以会上口径为准，未经审计。',
      'These are the main points of the third-quarter call of Haoyuan Energy Storage. It took an hour and five minutes; the heads of finance and investor relations answered six institutions. Figures are as given on the call and unaudited.',
    ],
    sections: [
      {
        heading: ['指引：量升利降', 'Guidance: more volume, less profit per unit'],
        text: [
          '全年出货指引从 18 吉瓦时上调到 20 吉瓦时，上调的部分几乎都来自海外。同时公司把单瓦时净利从一分七下调到一分四，理由是国内新签订单价格在三季度又走低一档，而原材料已经没有多少下降空间。管理层强调指引里没有包含任何补贴。',
          'Shipment guidance for the year rises from 18 to 20 gigawatt-hours, nearly all of the increase from abroad. Net profit per watt-hour is cut from 0.017 to 0.014 yuan, since new domestic orders went down another step in the third quarter while materials have little room left to fall. Management stresses that guidance includes no subsidy.',
        ],
      },
      {
        heading: ['首次披露的担保计提', 'Guarantees disclosed for the first time'],
        text: [
          '财务负责人第一次给出了性能担保的计提比例：每瓦时 4.5 厘，约占合同额的百分之零点八，按十年摊。有机构追问依据，回答是内部衰减模型加上第三方实测，但实测数据只有三年。她承认如果年衰减多出半个点，现有计提大约只够用到第七年。',
          'The head of finance named the rate at which guarantees are set aside: 0.0045 yuan per watt-hour, about 0.8% of contract value, spread over ten years. Asked for the basis she pointed to an internal model of fading and outside measurements, of which there are only three years. Should fading run half a point higher, she admitted, what is set aside would last to about year seven.',
        ],
      },
      {
        heading: ['问答摘录', 'From the questions'],
        text: [
          '问到分红，公司说等经营现金流连续四个季度为正之后再谈，目前是三个季度。问到北美，回答是样机已送测，认证最快明年二月。问到是否会跟随同行降价，投资者关系负责人停了几秒，说公司今年已经主动放弃了两个标，明年的原则不变。',
          'On dividends the company wants four quarters of positive operating cash flow in a row first; it has three. On North America: a sample is being tested, certification comes in February at the earliest. Asked whether it will follow others in cutting prices, the head of investor relations paused for a few seconds and said that two tenders were given up on purpose this year and the rule stays the same next year.',
        ],
      },
    ],
    closing: [
      '会后我们向公司确认了计提口径与出货指引两处表述，其余保留原意。下一次公开交流预计在年报之后，我们会对照本次的指引逐条回看。',
      'After the call we confirmed with the company how the guarantees are counted and what the shipment guidance covers, and left the rest as it was said. The next public call is expected after the annual report, when we will check this guidance point by point.',
    ],
  },
  'storage-cell': {
    opening: [
      '主讲人做了九年电芯工艺，先后负责过三条量产线。以下保留第一人称，观点只代表个人。',
      'The speaker has worked on cell processes for nine years and ran three production lines. The first person is kept; the views are his own.',
    ],
    sections: [
      {
        heading: ['容量不是白来的', 'Capacity does not come free'],
        text: [
          '大家都在问 314 之后做多大，我先说一句扫兴的：容量每往上加 10%，极片就更长，涂布的面密度波动要收得更紧，不然卷出来内外圈差太多。我们那条线从 280 换到 314，涂布速度先降了两成，花了四个月才追回来。外面算的单瓦时成本，一般都没把这四个月算进去。',
          'Everybody asks how large cells get after 314. Let me spoil the mood: each tenth of capacity makes the electrode longer and coating must be more even, or the inner and outer turns of the roll differ too much. When our line went from 280 to 314 the coater ran a fifth slower and took four months to catch up. Most cost models that I see leave those four months out.',
        ],
      },
      {
        heading: ['真正能省的是三道工序', 'Three steps where money can be saved'],
        text: [
          '第一是干燥，能耗占全线三成，用余热回收能省一半，投资两年回来。第二是化成，把静置时间从四十小时压到二十八小时，等于白得一截产能，但要敢承担自放电超标的风险。第三是来料检，多数厂还在抽检铝箔厚度，其实全检的设备一台只要八十万，报废率能降一个点。',
          'First, drying: it takes three tenths of the energy of a line, and recovered heat saves half of that with a payback of two years. Second, formation: cutting the rest from forty to twenty-eight hours gives capacity for nothing, if one dares to accept more self-discharge. Third, incoming goods: most plants sample the thickness of foil, although a machine that checks all of it costs 800,000 yuan and lowers scrap by a point.',
        ],
      },
      {
        heading: ['我不看好的方向', 'What I do not believe in'],
        text: [
          '半固态放到储能里，我看五年内没有经济性，贵出来的钱换不到业主愿意付的东西。钠电可以，但别跟锂电比能量密度，要比零下二十度还能放多少电，那是北方调峰站真正缺的。至于把电芯做到上千安时，运输和更换先过不了关，坏一只要停一整簇。',
          'Semi-solid cells in storage make no economic sense for five years; the extra cost buys nothing an owner would pay for. Sodium does, if one stops comparing density and asks how much it still delivers at twenty below zero, which is what northern stations lack. As for cells of a thousand ampere-hours, transport and replacement come first: one bad cell stops a whole cluster.',
        ],
      },
    ],
    closing: [
      '最后一句给做投资的朋友：去厂里别看展厅，看废料桶。桶里极片边角多不多，比任何一页幻灯片都诚实。',
      'A last word to investors: when you visit a plant, skip the showroom and look at the scrap bins. How much electrode lies in them is more honest than any slide.',
    ],
  },
  'storage-weekly': {
    opening: [
      '本周整理覆盖十一条公开公告、五份会议记录和三组行业数据，由模型生成初稿，编辑核对后发布。判断性语句均注明来源。',
      'This week covers eleven public filings, five meeting records and three sets of industry data. A model wrote the draft and an editor checked it; judgments carry their source.',
    ],
    sections: [
      {
        heading: ['价差：九省走阔', 'Price gaps: wider in nine provinces'],
        text: [
          '十一月代理购电价显示，九个省的峰谷价差环比扩大，最大的一省扩大了八分。扩大的主要原因是午间谷段增加了一小时，而不是峰段涨价。据两份会议记录，工商业储能的询价量随之上升，但签约量还没有反应，业主在等明年一月的新时段划分。',
          'Agency purchase prices of November show wider gaps between peak and valley in nine provinces, by 0.08 yuan in the widest case. The main cause is one more valley hour at noon rather than a higher peak. Two meeting records report more enquiries for commercial storage while contracts have not moved yet: owners wait for the new hours of January.',
        ],
      },
      {
        heading: ['中标：跌幅收窄', 'Winning bids: a slower fall'],
        text: [
          '本周开标六个项目，合计 3.1 吉瓦时，系统加权均价环比下跌 0.6%，是八周里最小的跌幅。最低价与最高价的差距从 19% 收到 13%，来源为各项目公示。需要注意的是，其中两个项目要求投标人提供十年回购，口径与以往不完全可比。',
          'Six tenders with 3.1 gigawatt-hours were opened this week; the weighted system price fell 0.6% against the week before, the least in eight weeks. The spread between the lowest and the highest bid narrowed from 19% to 13%, according to the published results. Two of the projects ask for a ten-year buy-back, so they are not quite comparable.',
        ],
      },
      {
        heading: ['公司：三条动态', 'Companies: three items'],
        text: [
          '执策储能公告与一家西北电力公司签订框架协议，未给出金额。昊源储能披露海外子公司增资两千万美元，用于备件仓。另有一家集成商宣布终止定增，公告称与资本市场环境有关，会议记录中管理层的解释则是募投项目的回报率不再达标。',
          'Zhice Power announced a framework agreement with a utility in the north-west and named no amount. Haoyuan put twenty million dollars into its foreign subsidiary for a store of spare parts. Another integrator called off its share placement; the filing cites the capital market, whereas management said on record that the planned project no longer meets its return.',
        ],
      },
    ],
    closing: [
      '自动整理看不到语气和停顿。若读者参加过原会议并发现出入，欢迎在评论里指出，编辑会在一个工作日内更正。',
      'What a machine misses are tone and pauses. Readers who attended a meeting and find a difference are welcome to say so in a comment; the editor corrects it within one working day.',
    ],
  },
  'storage-export': {
    opening: [
      '这是德国北部一座四十兆瓦电站验收日的现场笔记，我们跟了从早上七点到晚上九点的全过程。',
      'A field note of acceptance day at a forty-megawatt station in the north of Germany, from seven in the morning until nine at night.',
    ],
    sections: [
      {
        heading: ['上午：并网测试', 'Morning: the grid test'],
        text: [
          '测试由电网公司和第三方各派一组人，先做一次频率响应，再做低电压穿越。第一次穿越没有过，逆变器在第 140 毫秒退出，现场改了一个参数，中午重做才通过。带队的工程师说，国内同样的机型从没遇到这个问题，因为那边的测试曲线要缓得多。',
          'The grid operator and an outside body each send a crew. First comes frequency response, then ride-through at low voltage. The first ride-through failed, the inverter dropped out after 140 milliseconds; one parameter was changed on site and the test passed at noon. The lead engineer says that the same model never showed this at home, where the test curve is much gentler.',
        ],
      },
      {
        heading: ['下午：合同里的索赔条款', 'Afternoon: claims in the contract'],
        text: [
          '业主的律师带来一份四十页的附件，把可用率、往返效率、噪声、响应时间都写成了每日计罚。往返效率低于 86% 的那天，罚款等于当天收入的一半。项目经理算过，按三年实测数据大概每年要赔十一天，这笔钱已经进了报价，但利润只剩下国内的一倍半。',
          'The owner’s lawyer brings an annex of forty pages which turns availability, round-trip efficiency, noise and response time into daily penalties. A day below 86% efficiency costs half of its income. By the project manager’s reckoning, on three years of data, that means eleven days a year; the sum is part of the bid, and what remains is one and a half times the profit of a project at home.',
        ],
      },
      {
        heading: ['晚上：备件从哪里来', 'Evening: where spare parts come from'],
        text: [
          '签完字之后，大家谈得最多的是备件。鹿特丹的仓库只备了电池模组，没有备冷却泵，而过去一年停机里有一半是泵。空运一台要九天，超过合同允许的五天。公司准备在当地找一家泵厂代工，这件小事大概决定了第二个项目能不能拿下。',
          'After the signatures most of the talk was about spare parts. The store in Rotterdam holds battery modules but no cooling pumps, and pumps caused half of last year’s stops. Flying one in takes nine days, the contract allows five. The company now looks for a local maker, and this small matter will probably decide whether it wins the second project.',
        ],
      },
    ],
    closing: [
      '离开时项目经理说了一句话：国内交付看关系和速度，这里看附件。能把附件读完的团队，公司目前只有两个。',
      'When we left the project manager said: delivery at home is about ties and speed, here it is about annexes. The company has two teams so far that can read one to the end.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
