import type { Pair } from './PieceText.ts';

/** The industries of the demo's articles; the ids are those of the reference data. */
export type DemoIndustryId = 1 | 7 | 9 | 20 | 22 | 28 | 36;

interface Points {
  /** Labels of the key data; the values are the piece's own. */
  labels: readonly [Pair, Pair, Pair];
  risks: readonly Pair[];
  opportunities: readonly Pair[];
}

/** The points shared by an industry's articles, besides their text. */
export const industryPoints: Readonly<Record<DemoIndustryId, Points>> = {
  1: {
    labels: [
      ['数据中心订单占比', 'Orders from data centers'],
      ['设备交期', 'Tool delivery time'],
      ['产线良率', 'Line yield'],
    ],
    risks: [
      ['单一大客户推迟扩产', 'A large customer postpones its expansion'],
      ['基板价格再次上行', 'Substrate prices rise again'],
      ['出口管制范围扩大', 'Export controls are widened'],
    ],
    opportunities: [
      ['先进封装排期延长', 'Longer bookings in advanced packaging'],
      ['良率越过盈利线', 'Yield passes the break-even line'],
    ],
  },
  7: {
    labels: [
      ['终端上险增速', 'Growth of registrations'],
      ['渠道库存系数', 'Dealer stock in months'],
      ['单车利润', 'Profit per car'],
    ],
    risks: [
      ['海外补贴调查加码', 'Subsidy probes abroad are stepped up'],
      ['置换补贴退出', 'Trade-in subsidies end'],
      ['供应商账期见顶', 'Supplier terms cannot stretch further'],
    ],
    opportunities: [
      ['匈牙利工厂获得本地化认定', 'The Hungarian plant wins local-content status'],
      ['平台摊薄超预期', 'The platform dilutes cost faster than expected'],
    ],
  },
  9: {
    labels: [
      ['电网侧装机占比', 'Share of the grid side'],
      ['系统中标均价降幅', 'Fall of winning bids'],
      ['应收账款天数', 'Days of receivables'],
    ],
    risks: [
      ['独立储能调用不足', 'Too few dispatches of independent storage'],
      ['性能担保成本被低估', 'Guarantees cost more than booked'],
      ['价格战延长', 'The price war lasts longer'],
    ],
    opportunities: [
      ['容量电价在更多省落地', 'Capacity tariffs reach more provinces'],
      ['海外大储订单兑现', 'Large orders abroad are delivered'],
    ],
  },
  20: {
    labels: [
      ['新增订单增速', 'Growth of new orders'],
      ['谐波减速器寿命', 'Life of harmonic reducers'],
      ['服务网点', 'Service points'],
    ],
    risks: [
      ['外资本地化压缩交期优势', 'Foreign makers localize and deliver faster'],
      ['价格触及毛利边界', 'Prices reach the margin limit'],
    ],
    opportunities: [
      ['锂电与食品行业渗透', 'Penetration of batteries and food'],
      ['集成与软件收入占比提升', 'A larger share of integration and software'],
    ],
  },
  22: {
    labels: [
      ['年新增患者', 'New patients a year'],
      ['中位无进展生存期', 'Median progression-free survival'],
      ['现金可用季度', 'Quarters of cash'],
    ],
    risks: [
      ['双抗竞品提前读出', 'The rival bispecific reads out early'],
      ['桥接研究推迟', 'The bridging study slips'],
      ['授权谈判拖延', 'Licensing talks drag on'],
    ],
    opportunities: [
      ['一线适应症获批', 'First-line approval'],
      ['海外授权首付款', 'An upfront payment from abroad'],
    ],
  },
  28: {
    labels: [
      ['周访两次顾客占比', 'Shoppers twice a week'],
      ['缺货率', 'Missing items'],
      ['自有品牌占比', 'Private labels'],
    ],
    risks: [
      ['最低工资上调', 'Higher minimum wages'],
      ['赊销坏账扩散', 'Bad debt from credit sales'],
      ['汇率贬值', 'A weaker currency'],
    ],
    opportunities: [
      ['冷链覆盖带动生鲜', 'Cold storage brings fresh food'],
      ['加盟下沉', 'Franchises in smaller towns'],
    ],
  },
  36: {
    labels: [
      ['净出口贡献', 'Contribution of net exports'],
      ['社融增速', 'Growth of total credit'],
      ['十年与一年利差', 'Ten years minus one'],
    ],
    risks: [
      ['一季度财政脉冲转弱', 'A weaker fiscal impulse in the first quarter'],
      ['出口商结汇逆转', 'Exporters stop converting'],
    ],
    opportunities: [
      ['居民定存到期分流', 'Maturing time deposits move on'],
      ['低预期行业盈利修复', 'Earnings recover where little is expected'],
    ],
  },
};
