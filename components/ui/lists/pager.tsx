import { ChevronLeft, ChevronRight } from "lucide-react";
import { RoomButton } from "../page-button.tsx";

type Props = {
	words: { label: string; earlier: string; later: string };
	/** null: there is none before or after. */
	earlierHref: string | null;
	laterHref: string | null;
};

/** On to the next page of a list with numbered pages, and back. */
export function Pager({ words, earlierHref, laterHref }: Props) {
	if (!earlierHref && !laterHref) return null;
	return (
		<nav aria-label={words.label} className="flex justify-between gap-3">
			{earlierHref ? (
				<RoomButton href={earlierHref} icon={<ChevronLeft size={16} aria-hidden="true" />}>
					{words.earlier}
				</RoomButton>
			) : (
				<span />
			)}
			{laterHref ? (
				<RoomButton href={laterHref}>
					{words.later}
					<ChevronRight size={16} aria-hidden="true" />
				</RoomButton>
			) : null}
		</nav>
	);
}
