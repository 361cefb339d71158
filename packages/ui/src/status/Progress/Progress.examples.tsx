import { Progress } from '@rostra/ui/Progress';

/** Name the process and its object. */
export const Do = () => <Progress label="Uploading Q3 model.xlsx" value={40} />;

/** Ask for patience without naming the process. */
export const Dont = () => <Progress label="Please wait…" value={40} />;

interface ConversionProps {
  fileName: string;
  done: number;
  pages: number;
}

/** The progress of a document’s conversion, page by page. */
export function Example({ fileName, done, pages }: ConversionProps) {
  return <Progress label={`Converting ${fileName}`} value={(done / pages) * 100} />;
}
