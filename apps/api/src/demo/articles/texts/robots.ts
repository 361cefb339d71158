import type { PieceText } from '../PieceText.ts';

/** Bodies of the demo's articles on robots. */
export const robotTexts = {
  'robot-orders': {
    opening: [
      '我们跟着灰鹪机器人的四位区域经理跑了两周客户，从锂电到饼干厂，也去看了它的新工厂。行业数据大家都有，这里写的是数据背后的采购逻辑。',
      'For two weeks we went to customers with four regional managers of Greywren Robotics, from batteries to a biscuit plant, and saw its new factory. Everybody has the industry’s figures; this is about how the buyers behind them think.',
    ],
    sections: [
      {
        heading: ['谁在下单', 'Who orders'],
        text: [
          '上半年工业机器人新增订单同比增长 36%，拉动来自汽车焊装之外的三个行业：锂电、光伏组件和食品包装。灰鹪的平均单台价格降到九万出头，低价机型占比第一次过半。客户的算法变了，从替代几个工人变成一条线能少停几次机，可靠性比节拍更值钱。',
          'New orders for industrial robots grew 36% in the first half, driven by three industries outside of car welding: batteries, solar modules and food packaging. The average price at Greywren fell to a little over 90,000 yuan, and low-price models passed half of the units for the first time. Customers calculate differently now: not how many workers a robot replaces but how many stops it saves, so reliability is worth more than speed.',
        ],
      },
      {
        heading: ['减速器与电机', 'Reducers and motors'],
        text: [
          '国产谐波减速器的寿命从八千小时做到一万两千小时，用了四年；最后这一步靠的是磨床而不是设计。灰鹪的新厂有 40 台进口磨床到位，日产从三百套升到七百套。电机一侧，自绕线圈的占比到了六成，铜耗下降让六公斤机型的额定负载第一次追平外资。',
          'It took four years to bring the life of domestic harmonic reducers from 8,000 to 12,000 hours, and the last step was a matter of grinding machines, not of design. With 40 imported grinders in its new plant Greywren raised daily output from 300 to 700 sets. As for motors, six tenths of the coils are wound in house, and lower copper loss lets the six-kilogram model match the rated load of foreign makers for the first time.',
        ],
      },
      {
        heading: ['降价的边界', 'How far prices can fall'],
        text: [
          '整机价格三年降了 45%，核心部件只降了一成半，中间的差额来自控制器自研和压铸件替代机加工。公司的财务负责人给了一个界限：再降一成，六公斤机型就没有毛利。所以下一轮竞争不会在整机价上，而会在集成和软件订阅上，这恰好是它最弱的一块。',
          'Robot prices fell 45% in three years while core parts fell by only 15%; the gap was closed by own controllers and by castings in place of machined parts. The company’s finance chief named the limit: another tenth and the six-kilogram model has no gross margin. The next round will therefore be fought over integration and software subscriptions, which happens to be its weakest field.',
        ],
      },
      {
        heading: ['外资的反应', 'How foreign makers respond'],
        text: [
          '奥斯特霍尔特把两款轻载机型放到国内生产，价格只比国产高一成五。过去三年它丢掉的份额，大约有四成是交期造成的，现在这个短板补上了。灰鹪的优势因此缩小，好在它的服务网点平均四小时到场，这件事短期内买不到。',
          'Osterholt moved two light models into domestic production at a price only 15% above local makers. About four tenths of the share it lost in three years was lost to delivery times, and that gap is now closed. Greywren’s edge narrows, but its service points arrive within four hours on average, which cannot be bought quickly.',
        ],
      },
      {
        heading: ['人形之外', 'Beyond humanoids'],
        text: [
          '人形机器人的讨论很热，我们还是把它放在估值的附注里。我们估计灰鹪明年出货三万六千台，其中人形相关部件收入不到 3%。如果把股价里隐含的人形预期剥掉，剩下的估值并不贵；如果不剥，就要接受一个至少五年后才能验证的故事。',
          'There is much talk of humanoids, and we still leave them to a footnote of the valuation. We estimate that Greywren ships 36,000 units next year, with parts for humanoids below 3% of sales. Take the humanoid hopes out of the share price and the rest is not expensive; leave them in and one accepts a story that cannot be tested for at least five years.',
        ],
      },
    ],
    closing: [
      '机器人行业最容易犯的错，是把出货量当成护城河。我们更看重每千台的年服务次数，它正在下降，这比订单增速更能说明产品变好了。',
      'The easiest mistake in robotics is to take shipments for a moat. We look at service calls per thousand units instead. They are falling, and that says more about a better product than the growth of orders.',
    ],
    figures: [
      [['每千台年服务次数', 'Service calls per 1,000 units a year'], '212', '168'],
      [['控制器自研比例', 'Own controllers'], '54%', '81%'],
      [['软件与集成收入占比', 'Software and integration in sales'], '7.4%', '9.1%'],
    ],
  },
  'robot-reducer': {
    opening: [
      '工厂在一个县级市，三百二十人，厂长要求不写名字。我们从毛坯一直看到装箱，用了一整天。',
      'The plant stands in a small city and employs 320; its head asked not to be named. We followed the parts from blank to box for a whole day.',
    ],
    sections: [
      {
        heading: ['上午：磨床车间恒温二十度', 'Morning: twenty degrees in the grinding hall'],
        text: [
          '车间门口有两道帘子，温度常年二十度，上下不超过半度。柔轮的壁厚只有零点几毫米，人进去多了读数都会动，所以参观每次限四个人。一台磨床一天做十八件，废掉一到两件。厂长说别人以为他们买的是机器，其实买的是这间屋子。',
          'Two curtains guard the door; it is twenty degrees all year, half a degree up or down. The wall of the flexspline is a fraction of a millimetre, and readings move when too many people are in the room, so visitors come by fours. A grinder makes eighteen pieces a day and spoils one or two. People think we bought machines, says the head; what we bought is this room.',
        ],
      },
      {
        heading: ['下午：靠耳朵的那张桌子', 'Afternoon: the table with the ears'],
        text: [
          '最后一道是跑合听音。一位五十一岁的师傅戴着改装过的听诊器，每台听九十秒，合格的画一道白线。工厂试过用麦克风和算法，能拦下八成的坏件，剩下两成只有他听得出来，而退货偏偏都来自那两成。他带了四个徒弟，两个走了，一个去了对手那里。',
          'The last step is running in and listening. A man of fifty-one with a converted stethoscope hears each unit for ninety seconds and draws a white line on those that pass. Microphones and software catch eight of ten bad ones; he alone hears the other two, and those two are what customers send back. Of his four apprentices two left, one for a rival.',
        ],
      },
      {
        heading: ['扩产的真实上限', 'The true ceiling'],
        text: [
          '公司公告写的是明年产能翻倍。按我们看到的，磨床可以翻倍，装配可以翻倍，听音这张桌子一天最多四百台，翻不了。厂长的办法是把高等级和普通等级分开，普通级只过算法。这样产能能到一点六倍，但普通级的价格要便宜两成，账算下来利润增加不到三成。',
          'The filing says that capacity doubles next year. From what we saw grinders can double and so can assembly; the listening table cannot do more than 400 a day. The answer is to split grades and let software pass the ordinary one. That gives 1.6 times the capacity, and since the ordinary grade sells a fifth cheaper, less than three tenths more profit.',
        ],
      },
    ],
    closing: [
      '走之前师傅让我们也听了一台。我们什么都没听出来，他已经把它放进了红筐。',
      'Before we left he let us listen to one. We heard nothing, and he had already put it into the red basket.',
    ],
  },
  'robot-humanoid': {
    opening: [
      '主讲人做过七年伺服和减速器产线，现在给三家整机厂做顾问。发言未经他人修饰，删去了两处涉及商业秘密的段落。',
      'The speaker ran lines for servo drives and reducers for seven years and advises three robot makers. His talk stands as given, less two passages that touch trade secrets.',
    ],
    sections: [
      {
        heading: ['先算一笔成本', 'First, the cost'],
        text: [
          '一台人形，二十八个关节，每个关节按最省的做也要两千四，光这一项就是六万七。再加手，一只手比一条腿贵。现在工厂愿意付多少？我问过四家，答案都在十二万以内，还要两年不坏。所以在价格对上之前，它是展品，不是设备。',
          'A humanoid has twenty-eight joints; even the cheapest joint costs 2,400 yuan, so the joints alone are 67,000. Then the hands: one hand costs more than a leg. What would a factory pay? I asked four; all said less than 120,000, and two years without failure. Until these numbers meet it is an exhibit and no equipment.',
        ],
      },
      {
        heading: ['钱现在在哪里', 'Where the money is now'],
        text: [
          '协作臂的毛利还有三成五，移动底盘两成八，而且客户付钱爽快，因为回本周期一年半算得清。我顾问的一家厂去年把人形团队砍掉一半，人调去做底盘的调度软件，今年软件收了四千万，毛利七成。这种事不上新闻，但是进报表。',
          'Collaborative arms still earn 35%, mobile bases 28%, and customers pay gladly since a payback of eighteen months can be reckoned. One firm I advise halved its humanoid team last year and put the people on fleet software for bases. The software brought in forty million this year with a margin of seventy. No news, but it is in the accounts.',
        ],
      },
      {
        heading: ['什么会让我改主意', 'What would change my mind'],
        text: [
          '三件事。第一，手的寿命过一千小时，现在最好的是三百多。第二，有一家不是关联方的工厂复购，不是首购，是复购。第三，保险公司愿意给它和人同线作业出保单。三件里来两件，我第二天就把顾问费换成股票。',
          'Three things. A hand that lasts a thousand hours; the best is at some three hundred. A factory that is nobody’s relative and buys again, not for the first time but again. And an insurer that covers work beside people. When two of the three are here, I will take my fee in shares the next day.',
        ],
      },
    ],
    closing: [
      '问答另行发布。主讲人最后提醒，行业里最贵的经验往往来自上一轮周期，而下一轮通常换一种方式收费。',
      'Questions and answers appear separately. The speaker closed with a reminder: the dearest lessons of an industry come from the last cycle, and the next one usually charges in another way.',
    ],
  },
  'robot-monthly': {
    opening: [
      '本月整理依据三十四家公司的公告、行业协会月报和五份电话会记录，由模型生成初稿，编辑逐条核对出处。',
      'This month rests on filings of thirty-four companies, the monthly report of the trade association and records of five calls. A model wrote the draft, an editor checked each source.',
    ],
    sections: [
      {
        heading: ['价格：低价机型过半', 'Prices: low-price models pass one half'],
        text: [
          '协会口径下，单价十万元以下的机型占出货 52%，一年前为 41%。六轴机均价环比下降 1.9%，四轴机基本不变。两份电话会记录提到，经销商库存约两个半月，高于正常的一个半月，短期价格仍有压力。',
          'By the association’s count models below 100,000 yuan made up 52% of shipments, after 41% a year ago. Six-axis robots fell 1.9% on the month, four-axis ones hardly moved. Two call records put dealer stock at two and a half months against a normal one and a half, so prices stay under pressure for now.',
        ],
      },
      {
        heading: ['交期：外资缩到四周', 'Delivery: four weeks for foreign makers'],
        text: [
          '三家外资品牌的国内官网交期更新为四到五周，去年同期是十到十二周。对应的变化是国产品牌不再把交期写进宣传页首屏。一份会议记录里，集成商表示第一次在同等交期下比较价格，结论是焊接选外资，搬运选国产。',
          'Three foreign brands now state four to five weeks on their local pages, after ten to twelve a year ago. Domestic brands in turn took delivery off the top of their brochures. On record an integrator compared prices at equal delivery for the first time: foreign for welding, domestic for handling.',
        ],
      },
      {
        heading: ['政策与招标', 'Policy and tenders'],
        text: [
          '两个省更新了设备更新补贴目录，首次把移动机器人列入，补贴上限为投资额的一成。本月公开招标涉及机器人的项目 63 个，金额环比增长 12%，其中学校与实训基地占三分之一，这部分需求与工业景气关系不大。',
          'Two provinces renewed their lists for equipment subsidies and included mobile robots for the first time, at most a tenth of the investment. There were 63 public tenders with robots this month, 12% more in value; schools and training centers make up a third of it and have little to do with the cycle.',
        ],
      },
    ],
    closing: [
      '下一期将补充出口数据。本期有两处引用来自未公开的会议纪要，已征得主办方同意。',
      'The next issue adds exports. Two quotations in this one come from unpublished minutes, with the organizer’s consent.',
    ],
  },
} as const satisfies Readonly<Record<string, PieceText>>;
