import type { ArticleKind } from '@rostra/contract';
import type { Pair } from './Block.ts';

/** How an article of each kind begins and ends, around the sections of its industry. */
export const frames: Readonly<Record<ArticleKind, { opening: Pair; closing: Pair }>> = {
  articles: {
    opening: [
      '过去六周，我们围绕 {c} 访谈了 {b} 位上下游人士，走访两座工厂，并把公司三年的公告与海关、招投标数据逐项核对。下面是我们认为站得住的部分，以及仍然存疑、需要下一个季度来回答的部分。',
      'Over six weeks we interviewed {b} people along the supply chain of {c}, visited two plants and checked three years of filings against customs and tender data. What follows is what we think stands, and what remains open for the next quarter to answer.',
    ],
    closing: [
      '综合来看，{c} 的故事没有变坏，只是变得更依赖执行。我们给出的是一个可以被证伪的判断：若上文三个指标中有两个在两个季度内没有兑现，应当承认看错，而不是把期限再延长一年。本文不构成投资建议。',
      'All in all the case for {c} has not become worse, it only depends more on execution. Ours is a view that can be refuted: if two of the three markers above are missed within two quarters, the right answer is to admit the error rather than to extend the horizon by a year. This text is no investment advice.',
    ],
  },
  summaries: {
    opening: [
      '以下为 {c} 交流会的要点整理。会议历时一小时，公司出席者为财务负责人与投资者关系负责人，共 {b} 家机构提问。数字以会上口径为准，未经审计，我们在有出入处加了注。',
      'These are the main points of a call with {c}. It took an hour; the heads of finance and investor relations answered questions of {b} institutions. Figures are as given on the call and unaudited; where they differ from filings we say so.',
    ],
    closing: [
      '会后我们与公司确认了两处表述，其余保留原意。下一次公开交流预计在季报之后，我们会对照本次的指引逐条回看。',
      'After the call we confirmed two statements with the company and left the rest as it was said. The next public call is expected after the quarterly report, and we will check today’s guidance point by point.',
    ],
  },
  notes: {
    opening: [
      '这是一份现场笔记，记录了我们在 {c} 产线和经销渠道里看到的东西，共 {b} 页，整理后保留了大部分原话。它不追求完整，追求的是第一手。',
      'This is a field note of what we saw on the lines and in the channel of {c}, {b} pages edited down with most of the words as they were spoken. It does not aim to be complete but to be first-hand.',
    ],
    closing: [
      '笔记到此为止。凡没有写出处的数字，来自现场人员的口述，我们核对了其中能核对的一半，另一半请读者自行打折。',
      'Here the note ends. Figures without a source come from people on site; we could verify half of them, and readers should discount the other half.',
    ],
  },
  ai_notes: {
    opening: [
      '本文由模型根据 {c} 的公开公告、{b} 份会议记录与行业数据自动整理，经编辑核对后发布。判断性语句均标明来源，模型没有补充未经引用的数字。',
      'A model compiled this text from public filings of {c}, {b} meeting records and industry data, and an editor checked it before publication. Judgements carry their source, and the model added no figure without one.',
    ],
    closing: [
      '自动整理的局限在于看不到语气和停顿。若读者参加过原会议并发现出入，欢迎在评论里指出，编辑会在一个工作日内更正。',
      'What a machine misses are tone and pauses. Readers who attended a meeting and find a difference are welcome to say so in a comment; the editor corrects it within one working day.',
    ],
  },
  original_summaries: {
    opening: [
      '本篇为主讲人原声摘要，由 {c} 专场的发言整理而成，保留第一人称。主讲人在行业工作 {b} 年，观点只代表个人，与其任职单位无关。',
      'This is a summary in the words of the speaker at a session on {c}, kept in the first person where it matters. The speaker has worked in the industry for {b} years and speaks for himself, not for his employer.',
    ],
    closing: [
      '问答部分另行发布。主讲人最后提醒，行业里最贵的经验往往来自上一轮周期，而下一轮通常换一种方式收费。',
      'Questions and answers appear separately. The speaker closed with a reminder: the dearest lessons of an industry come from the last cycle, and the next one usually charges in another way.',
    ],
  },
};
