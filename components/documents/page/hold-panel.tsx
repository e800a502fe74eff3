"use client";

import { Lock } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DocumentDetailsData } from "../details.ts";
import { type Hold, HoldDialog } from "../dialogs/hold-dialog.tsx";

type Props = { details: Pick<DocumentDetailsData, "id" | "title" | "held">; hold: Hold | null };

/** Who keeps a document from being deleted, since when and why; an Admin can let go of it here. */
export function HoldPanel({ details: { id, title, held }, hold }: Props) {
	const { hold: words, untitled } = useWords("documents");
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLElement | null>(null);
	if (!held) return null;
	return (
		<section
			aria-label={words.panel}
			className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
		>
			<div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
				<Lock size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-seal" />
				<div className="min-w-0 text-pretty">
					<p className="font-medium">
						<Filled
							text={words.heldBy}
							values={{ name: <bdi>{held.by}</bdi>, when: <TimeInSentence at={held.since} /> }}
						/>
					</p>
					<p className="break-words text-ink-soft">
						<Filled text={words.why} values={{ reason: <bdi>{held.reason}</bdi> }} /> {words.means}
					</p>
				</div>
			</div>
			{hold ? (
				<Button
					className="max-sm:w-full"
					onClick={({ currentTarget }) => {
						opener.current = currentTarget;
						setIsAsking(true);
					}}
				>
					{words.release.open}
				</Button>
			) : null}
			{isAsking && hold ? (
				<HoldDialog
					document={{ id, title: title || untitled, isHeld: true }}
					{...{ opener, hold }}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</section>
	);
}
