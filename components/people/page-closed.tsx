import { Lock } from "lucide-react";
import { RoomButton } from "#components/ui/page-button.tsx";

type Props = {
	/** What the room is called. */
	title: string;
	/** Who may come in. */
	text: string;
	/** Whom to ask. */
	ask: string | null;
	back: string;
};

/** A room that its reader may not enter: which it is, who may, whom to ask, and the way back. */
export function RoomClosed({ title, text, ask, back }: Props) {
	return (
		<div className="mx-auto flex max-w-md flex-col items-center px-2 py-16 text-center">
			<Lock size={32} aria-hidden="true" className="mb-4 text-ink-soft" />
			<h1 className="font-semibold text-display">{title}</h1>
			<p className="mt-2 mb-6 text-pretty break-words text-ink-soft text-read">
				{text} {ask}
			</p>
			<RoomButton href="/documents" variant="primary">
				{back}
			</RoomButton>
		</div>
	);
}
