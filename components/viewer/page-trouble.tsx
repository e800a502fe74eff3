import { FileWarning, TriangleAlert } from "lucide-react";
import type { PictureTrouble } from "./why-no-picture.ts";

/** What is said of a page whose picture did not come to be; a picture that was lost on the way is asked for again. */
export type TroubleText = Record<Exclude<PictureTrouble, "lost">, string>;

type Props = { trouble: PictureTrouble | undefined; text: TroubleText };

/** Above a page that is drawn from its file instead: there it hides nothing of what is to be signed. */
export function DrawnInstead({ trouble, text }: Props) {
	if (trouble !== "unreadable") return null;
	return (
		<p
			role="status"
			className="flex items-start gap-2.5 text-pretty rounded-control bg-warn-soft px-3.5 py-2.5 text-ink text-read"
		>
			<TriangleAlert size={20} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
			{text.unreadable}
		</p>
	);
}

/** On a page that stays blank, so that it is not taken for an empty one. */
export function NothingDrawn({ trouble, text }: Props) {
	if (trouble !== "undrawn") return null;
	return (
		<div className="pointer-events-none absolute inset-0 grid content-start justify-items-center px-4 pt-[14cqw]">
			<p
				role="status"
				className="pointer-events-auto flex max-w-md flex-col items-center gap-3 text-pretty rounded-card bg-warn-soft px-5 py-5 text-center text-ink text-read"
			>
				<FileWarning size={28} className="text-warn" aria-hidden="true" />
				{text.undrawn}
			</p>
		</div>
	);
}
