import type { Data } from '@rostra/contract';
import type { ArticleViewData } from '@rostra/ui/ArticleView';
import { articleCardOf, articleHref } from './articleCardOf.ts';
import { payOfferOf } from './payOfferOf.ts';

type NameOf = (row: object, field?: string) => string;

/** Maps the response of `getArticle` to its screen's view. */
export function articleViewOf(article: Data<'getArticle'>, name: NameOf): ArticleViewData {
  const authorTitle = name(article.author, 'title');
  const { translation } = article;
  return {
    ...articleCardOf(article, name),
    authorTitle: authorTitle === '' ? null : authorTitle,
    keyData: article.key_data,
    risks: article.risks_and_opportunities.risks,
    opportunities: article.risks_and_opportunities.opportunities,
    repostTitle: article.repost_title,
    repostUrl: article.repost_url,
    bodyHtml: article.body_html,
    isComplete: article.is_complete,
    entitledBy: article.entitled_by,
    offers: article.offers.map(payOfferOf).filter((offer) => offer !== undefined),
    files: article.attachments.map((file) => ({
      name: file.name,
      size: file.size,
      fileUrl: file.file_url,
    })),
    translation:
      translation === null
        ? null
        : { href: articleHref(translation.id, article.kind), lang: translation.lang },
    likes: article.likes,
    dislikes: article.dislikes,
    myReaction: article.my_reaction,
    restrictedContact: article.restricted_contact,
  };
}
