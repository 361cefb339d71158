import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on innovative drugs. */
export const drugTexts = {
  'drug-phase3': {
    opening: [
      '数据公布的当天，市场只看到了 0.61。我们用三周读完了会议全文、统计分析计划的两个版本和六位研究者的解读，想说明这个数字站在什么上面。',
      'On the day of the data the market saw 0.61 and little else. We took three weeks to read the full presentation, two versions of the analysis plan and the comments of six investigators, to say what this number stands on.',
    ],
    sections: [
      {
        heading: ['数据说明了什么', 'What the data say'],
        text: [
          '三期试验入组 640 例，中位无进展生存期 11.2 个月，对照组 7.6 个月，风险比 0.61。看上去不错，但亚组里有两处要留意：既往用过同类药的病人获益明显变小，三级以上血液学毒性比对照组高九个百分点。听澜药业计划把剂量间隔从两周拉到三周，这需要一项桥接研究，时间表会因此晚半年。',
          'The phase III trial enrolled 640 patients; median progression-free survival was 11.2 months against 7.6, a hazard ratio of 0.61. That looks good, but two subgroups deserve attention: patients with prior exposure to the class gained far less, and severe blood toxicity was nine points above control. Tinglan plans to move from two-week to three-week dosing, which takes a bridging study and delays the schedule by half a year.',
        ],
      },
      {
        heading: ['病人与支付', 'Patients and payment'],
        text: [
          '适应症每年新增患者约 71 万人，能用上二线治疗的不到一半，原因首先是确诊晚，其次才是价格。产品进入医保后，单月新增处方从四百张升到一千九百张，但医院准入只覆盖了三百二十家，其中八成集中在八个城市。渠道下沉比降价慢得多，也更决定第三年的峰值。',
          'About 710,000 patients a year enter this indication, and fewer than half reach second-line therapy, first because of late diagnosis and only then because of price. After the listing for reimbursement new prescriptions rose from 400 to 1,900 a month, yet only 320 hospitals carry the product and eight tenths of these are in eight cities. Reaching smaller cities is much slower than cutting a price, and decides more about the peak in year three.',
        ],
      },
      {
        heading: ['定价与谈判', 'Pricing and negotiation'],
        text: [
          '今年谈判的平均降幅是 41%，比去年温和，但同靶点第三家之后的降幅超过六成。听澜的成本结构给了它余地：原液自产，单支成本不到终端价的 9%。真正的约束是商业化费用，四百人的团队每年要三亿多，只有一个产品在卖时，销售费用率很难低于 55%。',
          'The average cut in this year’s negotiation was 41%, milder than last year, though beyond 60% from the third product on one target. Tinglan has room in its costs: it makes the bulk itself, and a vial costs less than 9% of the final price. The real constraint is selling expense. A team of 400 costs over 300 million a year, and with one product on the market the ratio can hardly fall below 55%.',
        ],
      },
      {
        heading: ['同靶点竞争', 'Rivals on the target'],
        text: [
          '博闻生物的双抗读出时间只晚两个季度，机制上可能解决耐药问题。如果它的安全性不差于单抗，二线的首选会很快换人。对听澜来说，时间窗口大约是十八个月，足够把一线适应症做下来，不够把海外三期做完，这也解释了它为什么急着谈授权。',
          'The bispecific of Bowen Biologics reads out only two quarters later and may solve resistance. If it is no less safe than the single antibody, the second line will soon have another first choice. That leaves Tinglan a window of about eighteen months: enough to win the first-line label, not enough to finish a phase III abroad, which explains why it is in a hurry to license.',
        ],
      },
      {
        heading: ['估值怎么看', 'How we value it'],
        text: [
          '我们用风险调整后的净现值，把上市概率从 65% 调到 71%，峰值销售维持不变。海外授权首付款若超过两亿美元，可以覆盖公司两年的现金消耗，届时无需再融资；若谈判拖到明年下半年，账上现金只够五个季度。分歧不在药好不好，而在钱够不够撑到答案揭晓。',
          'We use risk-adjusted net present value, move the probability of approval from 65% to 71%, and leave peak sales as they are. An upfront payment above 200 million dollars would cover two years of cash burn and make new equity unnecessary; should talks drag into the second half of next year, cash lasts five quarters. The debate is less about the drug than about whether the money lasts until the answer is known.',
        ],
      },
    ],
    closing: [
      '0.61 是一个好数字，但它回答的是去年的问题。今年的问题是：谁来付钱，付给第几家。桥接研究入组过半时，我们会更新概率。',
      'It is a good number, and it answers last year’s question. This year’s question is who pays, and how many such drugs. We will revise the probability when the bridging study is half enrolled.',
    ],
    figures: [
      [['既往用药者的风险比', 'Hazard ratio with prior exposure'], '0.88', '0.83'],
      [['三级以上血液学毒性', 'Severe blood toxicity'], '22%', '31%'],
      [['单支成本占终端价', 'Cost of a vial in the final price'], '10.5%', '8.7%'],
    ],
  },
  'drug-reimbursement': {
    opening: [
      '谈判结果公布后第二周，听澜药业的商业负责人与五家机构开了一场闭门会。以下为经公司同意整理的要点。',
      'In the second week after the results the head of sales at Tinglan met five institutions behind closed doors. These points appear with the company’s consent.',
    ],
    sections: [
      {
        heading: ['降幅：比预期少七个点', 'The cut: seven points less than expected'],
        text: [
          '商业负责人说，公司内部的底线是降 48%，最后落在 41%。省下来的空间会用在患者援助上，而不是留在利润里。续约规则也变了：两年内用量超过预测 1.5 倍才触发再降，门槛比上一轮宽。几家机构追问出厂价，公司没有回答。',
          'The internal floor was a cut of 48%, and it became 41%. What was saved goes into patient assistance rather than into profit. Renewal changed as well: a further cut comes only when volume exceeds 1.5 times the forecast within two years, a wider gate than last time. Asked for the factory price, the company did not answer.',
        ],
      },
      {
        heading: ['进院：一张慢清单', 'Into hospitals: a slow list'],
        text: [
          '医院药事会一年只开两到四次，错过一次就是一个季度。目标是年底六百家，现在是三百二十家，已经排上议程的有一百四十家。最难的不是大三甲，而是地市级：床位够、病人多，但药占比考核压着，医生愿意开，科主任不敢进。',
          'Hospital committees meet two to four times a year, and a missed meeting is a lost quarter. The goal for the end of the year is 600 hospitals; there are 320 now and 140 more on an agenda. The hard ones are not the great hospitals but those of medium cities: beds and patients enough, doctors willing, and a department head who fears the quota on drug spending.',
        ],
      },
      {
        heading: ['双通道药房的账', 'What the second channel costs'],
        text: [
          '今年三成处方走了院外双通道药房，回款比医院快二十天，但要付 6% 的服务费，冷链还得自己贴钱。公司算下来两个渠道的净收益差不多，院外的好处是能看到真实的复购率：第四个月还在用药的患者占 62%，这个数字比任何市场调查都重要。',
          'Three tenths of this year’s prescriptions went through outside pharmacies. They pay twenty days sooner than hospitals, take a fee of 6%, and leave the cold chain to the company. Net of all that the channels are about equal. The gain is to see how many come back: 62% of patients are still on the drug in month four, a figure worth more than any survey.',
        ],
      },
    ],
    closing: [
      '公司没有更新全年指引。下一次能看到进院进度的公开信息，是一月的投资者日。',
      'Guidance for the year was not changed. The next public word on hospitals comes with the investor day in January.',
    ],
  },
  'drug-clinicians': {
    opening: [
      '我们用同一份提纲访谈了五位肿瘤科医生，两位在北京，三位在省会城市。每次四十分钟，均未收取任何企业费用。',
      'With one and the same outline we interviewed five oncologists, two in Beijing and three in provincial capitals, forty minutes each. No company paid for any of it.',
    ],
    sections: [
      {
        heading: ['谁会先用', 'Who would use it first'],
        text: [
          '三位表示有合适病人会优先试双抗，理由都是耐药：单抗用到第九个月，一半病人会进展，后面没有好牌。另外两位说要等两年随访，其中一位讲得很直接，他这一辈子见过四个“颠覆性”机制，现在还在用的只有一个。',
          'Three would try a bispecific first for the right patient, all because of resistance: by month nine of the single antibody half of the patients progress, and there is no good card left. Two want to see two years of follow-up. One of these put it bluntly: of four disruptive mechanisms in his career one is still in use.',
        ],
      },
      {
        heading: ['输注那一天', 'The day of the infusion'],
        text: [
          '担心最多的是首次输注反应。一位主任说，双抗第一针他会安排住院两晚，因为有过一例凌晨三点高热的经历。床位不够的医院很难这样做，这就把药自动筛给了大中心。如果皮下剂型能做出来，他愿意改成日间病房，那时用量才会真正起来。',
          'What worries them most is the first infusion. One head of department keeps the patient for two nights, after a case of high fever at three in the morning. Hospitals short of beds cannot do so, which sorts the drug to the large centers by itself. With a version under the skin he would move to the day ward, and only then would volumes rise.',
        ],
      },
      {
        heading: ['他们怎么看价格', 'What they think of the price'],
        text: [
          '五位里有四位不知道准确的月费用，但都知道病人能不能报销。一位医生说，他开药前先看患者的参保地，再看病历。自费超过月收入两倍的方案，他提都不提，提了等于让家属做一个做不了的决定。商业保险在他们的科室里几乎没有存在感。',
          'Four of five did not know the exact cost a month, and all knew who is reimbursed. One looks at where the patient is insured before he opens the file. A therapy that costs more than twice the family’s monthly income he does not mention: it would ask them for a decision they cannot make. Commercial insurance hardly exists in their wards.',
        ],
      },
    ],
    closing: [
      '样本只有五位，不能外推成比例。我们把它当作提问的清单，而不是答案。',
      'Five people are no sample from which to take percentages. We treat this as a list of questions rather than of answers.',
    ],
  },
  'drug-licensing': {
    opening: [
      '过去三年国内公司签了八十多项海外授权。我们跟踪了其中三十一项首付款超过五千万美元的交易，看钱到账之后的五个季度里发生了什么。',
      'Domestic companies signed more than eighty licenses abroad in three years. We followed thirty-one with an upfront payment above fifty million dollars through the five quarters after the money came in.',
    ],
    sections: [
      {
        heading: ['第一季度：账面最好看', 'First quarter: the best accounts'],
        text: [
          '首付款一次确认收入的公司，股价在公告后三个月平均跑赢行业 14 个百分点，到第五季度只剩 3 个。分期确认的公司起步慢，五个季度后反而多出 6 个点。差别不在交易好坏，而在前者的下一份年报必然难看，市场总是到那时才想起来。',
          'Companies that booked the payment at once beat the industry by 14 points within three months, and by 3 in the fifth quarter. Those that spread it began slowly and stood 6 points ahead. The deals were no worse; the next annual report of the former is bound to look poor, and the market remembers only then.',
        ],
      },
      {
        heading: ['里程碑：一半没有来', 'Milestones: half never came'],
        text: [
          '三十一项交易约定的近期里程碑共 46 个，到期兑现 22 个，推迟 15 个，取消 9 个。推迟多与合作方调整管线顺序有关，和药物本身无关。合同里写明“合理努力”的有 28 份，写明最低投入金额的只有 5 份，后者无一取消。',
          'The thirty-one deals named 46 near milestones: 22 came on time, 15 were late, 9 were canceled. Delays mostly followed a partner’s change of order in its pipeline rather than the drug. “Reasonable efforts” stand in 28 contracts and a least sum to be spent in 5, and of those five none was canceled.',
        ],
      },
      {
        heading: ['拿到钱之后的三种花法', 'Three ways to spend it'],
        text: [
          '十二家用来补充现金，九家扩建产能，十家买了新的分子。五个季度后，买分子的十家里有四家又签出了新授权，扩产的九家平均产能利用率只有三成八。对多数公司而言，产能是最贵的信心表达方式。',
          'Twelve kept the cash, nine built capacity, ten bought new molecules. Five quarters later four of the ten had licensed out again, while the nine ran their plants at 38%. For most companies capacity is the dearest way to show confidence.',
        ],
      },
      {
        heading: ['读合同的顺序', 'In which order to read a contract'],
        text: [
          '我们建议先看终止条款，再看最低投入，然后看区域与适应症的切分，最后才看总金额。总金额是所有里程碑加总的上限，三十一项交易里至今没有一项付到一半。博闻生物今年的交易在前三项上都优于平均，这是我们愿意继续跟踪它的原因。',
          'We would read the termination clause first, then the least sum, then the cut by region and indication, and the total last. The total adds up every milestone; none of the thirty-one has paid half of it. Bowen’s deal of this year is better than the average on the first three, which is why we keep following it.',
        ],
      },
    ],
    closing: [
      '数据来自公司公告，截至上月末；未披露里程碑明细的交易未计入。完整清单可以向编辑索取。',
      'Data come from company filings up to the end of last month; deals without a list of milestones are left out. Editors send the full list on request.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
