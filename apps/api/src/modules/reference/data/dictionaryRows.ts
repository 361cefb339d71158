import type { DictionaryKey } from '@rostra/contract';

type Row = readonly [value: string, sc: string, tc: string, en: string];
/** An entry, with the possible reasons for a score type. */
export type DictionaryRow = readonly [...Row, reasons?: readonly Row[]];

/** The dictionaries of platform §3 and §4, and our own. Values are the states of the API. */
export const dictionaryRows: Readonly<Record<DictionaryKey, readonly DictionaryRow[]>> = {
  meeting_status: [
    ['normal', '报名中', '報名中', 'Registration open'],
    ['pending', '待确认', '待確認', 'Not confirmed yet'],
    ['registered', '已报名', '已報名', 'Registered'],
    ['full', '已满', '已滿', 'Full'],
    ['canceled', '已取消', '已取消', 'Canceled'],
    ['finished', '已结束', '已結束', 'Ended'],
  ],
  registration_status: [
    ['pending', '待确认', '待確認', 'Not confirmed yet'],
    ['prepending', '待完成', '待完成', 'One step left'],
    ['registered', '已报名', '已報名', 'Registered'],
    ['checkedin', '已签到', '已簽到', 'Checked in'],
    ['noshow', '未到场', '未到場', 'Did not attend'],
    ['rejected', '未通过', '未通過', 'Not approved'],
    ['canceled', '已取消', '已取消', 'Canceled'],
  ],
  event_status: [
    ['planned', '未开始', '未開始', 'Scheduled'],
    ['ongoing', '正在进行', '正在進行', 'In progress'],
    ['finished', '已结束', '已結束', 'Ended'],
    ['canceled', '已取消', '已取消', 'Canceled'],
  ],
  // IDs are configuration; these are those of the specification (decisions, EVT-08).
  event_types: [
    ['1', '专家路演', '專家路演', 'Expert roadshow'],
    ['2', '分析师路演', '分析師路演', 'Analyst roadshow'],
    ['3', '公司路演', '公司路演', 'Company roadshow'],
    ['4', '业绩会', '業績會', 'Corporate earnings'],
    ['5', '专家一对一', '專家一對一', 'Expert one-to-one'],
  ],
  identity_status: [
    ['', '未认证', '未認證', 'Unauthenticated'],
    ['pending', '审核中', '審核中', 'Under review'],
    ['rejected', '未通过', '未通過', 'Refused'],
    ['passed', '已认证', '已認證', 'Authenticated'],
  ],
  viewpoint_status: [
    ['draft', '草稿', '草稿', 'Draft'],
    ['pending', '审核中', '審核中', 'Under review'],
    ['passed', '已发布', '已發佈', 'Published'],
    ['rejected', '未通过', '未通過', 'Rejected'],
  ],
  topic_status: [
    ['draft', '草稿', '草稿', 'Draft'],
    ['pending', '审核中', '審核中', 'Under review'],
    ['passed', '已发布', '已發佈', 'Published'],
    ['not_passed', '自动检查未通过', '自動檢查未通過', 'Not approved by the automatic check'],
    ['rejected', '未通过', '未通過', 'Rejected'],
  ],
  tournaments_status: [
    ['open', '进行中', '進行中', 'Open'],
    ['closed', '已截止', '已截止', 'Closed'],
    ['ended', '排名已公布', '排名已公佈', 'Ranking announced'],
  ],
  trading_action: [
    ['buy', '买入', '買入', 'Buy'],
    ['add', '增持', '增持', 'Add'],
    ['hold', '持有', '持有', 'Hold'],
    ['reduce', '减持', '減持', 'Reduce'],
    ['sell', '卖出', '賣出', 'Sell'],
  ],
  source_type: [
    ['search_engine', '搜索引擎', '搜尋引擎', 'Search engine'],
    ['colleague', '同事或朋友', '同事或朋友', 'Colleague or friend'],
    ['social_media', '社交媒体', '社交媒體', 'Social media'],
    ['event', '线下活动', '線下活動', 'In-person event'],
    ['organizer', '主办方邀请', '主辦方邀請', 'Invited by an organizer'],
    ['other', '其他', '其他', 'Other'],
  ],
  contact_types: [
    ['phone', '电话', '電話', 'Phone'],
    ['email', '邮箱', '電郵', 'Email'],
    ['wechat', '微信', '微信', 'WeChat'],
  ],
  live_score_types: [
    ['content', '内容', '內容', 'Content', [
      ['insightful', '有见地', '有見地', 'Insightful'],
      ['well_prepared', '准备充分', '準備充分', 'Well prepared'],
      ['too_general', '过于笼统', '過於籠統', 'Too general'],
      ['off_topic', '偏离主题', '偏離主題', 'Off topic'],
    ]],
    ['speaker', '嘉宾', '嘉賓', 'Speaker', [
      ['clear', '表达清楚', '表達清楚', 'Clear'],
      ['answers_questions', '回应提问', '回應提問', 'Answers questions'],
      ['hard_to_follow', '不易理解', '不易理解', 'Hard to follow'],
      ['evasive', '回避问题', '迴避問題', 'Evasive'],
    ]],
    ['quality', '画面与声音', '畫面與聲音', 'Audio and video', [
      ['smooth', '流畅', '流暢', 'Smooth'],
      ['noisy', '有杂音', '有雜音', 'Noisy'],
      ['interrupted', '有中断', '有中斷', 'Interrupted'],
    ]],
  ],
  dislike_reasons: [
    ['inaccurate', '内容不准确', '內容不準確', 'Inaccurate'],
    ['shallow', '分析不深入', '分析不深入', 'Shallow'],
    ['outdated', '信息过时', '資訊過時', 'Out of date'],
    ['promotional', '带有推广', '帶有推廣', 'Promotional'],
    ['hard_to_read', '不易阅读', '不易閱讀', 'Hard to read'],
    ['other', '其他', '其他', 'Other'],
  ],
};
