import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
	/** For what leads to it from elsewhere. */
	id?: string;
	title: string;
	summary: string;
	children: ReactNode;
};

/** What is rarely needed: folded, with what it says now in grey beside it. */
export function Fold({ id, title, summary, children }: Props) {
	return (
		<details id={id} className="group -mx-4 border-line border-t px-4 last:border-b">
			<summary className="flex min-h-10 list-none items-center gap-2 py-2 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
				<ChevronRight
					size={16}
					aria-hidden="true"
					className="shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
				/>
				<span className="shrink-0 font-medium">{title}</span>
				<span className="min-w-0 flex-1 truncate text-right text-ink-soft">{summary}</span>
			</summary>
			<div className="flex flex-col gap-3 pt-1 pb-4">{children}</div>
		</details>
	);
}
