"use client";

import { Check, Sparkles } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { MOST_AT_ONCE, ownersOf, takeProposals } from "../verbs/take-proposals.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { ownersInWords } from "./proposal-words.ts";
import { keepPutOff } from "./put-off.ts";
import { useFoundPlaces } from "./use-found-places.ts";
import { useOpenProposals, useProposalState } from "./use-proposals.ts";

/** Over the pages, while there is something to propose: take all of it, or be left alone. */
export function ProposalBar() {
	const work = useWork();
	const { words, proposals, view } = work;
	useFoundPlaces();
	const open = useOpenProposals((all) => all);
	const isPutOff = useProposalState((state) => state.isPutOff);
	const isPlacing = useDeskView(({ tool }) => tool !== null);
	const isCovered = useShell(({ sheet }) => sheet !== null);
	useDeskView(({ recipientId }) => recipientId);
	useDesk(({ draft }) => draft.recipients);
	if (open.length === 0 || isPutOff || isPlacing || isCovered) return null;
	const sources = new Set(open.map(({ place }) => place.source));
	const [only] = sources;
	const title = words.proposals.title[sources.size === 1 && only ? only : "any"];
	const count = Math.min(open.length, MOST_AT_ONCE);
	return (
		<section className="desk-float desk-proposals" aria-label={words.proposals.list}>
			<Sparkles size={20} aria-hidden="true" className="shrink-0 text-seal max-md:hidden" />
			<div className="min-w-0 flex-1">
				<p className="font-semibold">{format(title, { count: open.length })}</p>
				<p className="truncate text-ink-soft" dir="auto">
					{ownersInWords(work, ownersOf(work, open))}
				</p>
			</div>
			<div className="flex shrink-0 gap-2 max-md:w-full">
				<Button
					variant="ghost"
					className="max-md:min-h-11 max-md:flex-1"
					onClick={() => {
						keepPutOff(work.subject.id);
						proposals.set({ isPutOff: true, active: null });
					}}
				>
					{words.proposals.notNow}
				</Button>
				<Button
					className="border-seal text-seal max-md:min-h-11 max-md:flex-1"
					icon={<Check size={16} aria-hidden="true" />}
					onClick={() => {
						const keys = takeProposals(work, open);
						view.set({ selection: [] });
						work.announcer.say(format(words.proposals.placed, { count: keys.length }));
						work.paper.current?.scroller().focus({ preventScroll: true });
					}}
				>
					{format(words.proposals.placeAll, { count })}
				</Button>
			</div>
		</section>
	);
}
