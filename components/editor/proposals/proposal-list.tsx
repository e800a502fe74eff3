"use client";

import { Check } from "lucide-react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { takeProposals } from "../verbs/take-proposals.ts";
import { useWork } from "../work/work-context.tsx";
import type { Proposal } from "./proposal.ts";
import { pageNumber, proposalName } from "./proposal-words.ts";
import { useOpenProposals } from "./use-proposals.ts";

/** What a list can show of them at once; the rest follows when some are taken. */
const MAX_SHOWN = 100;

/** What could be a field, below those that are; also what somebody did not want to see on the pages. */
export function ProposalList() {
	const { words, locale } = useWork();
	const open = useOpenProposals((all) => all);
	if (open.length === 0) return null;
	return (
		<section aria-label={words.proposals.list} className="border-line border-t px-4 py-3">
			<h3 className="flex items-center gap-2 font-medium">
				{words.proposals.list}
				<span className="rounded-full bg-sunken px-1.5 font-medium text-xs tabular-nums">
					{formatNumber(locale, open.length)}
				</span>
			</h3>
			<ul className="mt-1">
				{open.slice(0, MAX_SHOWN).map((proposal) => (
					<ProposalRow key={proposal.id} proposal={proposal} />
				))}
			</ul>
		</section>
	);
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
	const work = useWork();
	const { words, proposals, paper, shell } = work;
	const { fileId, place } = proposal;
	const Icon = FIELD_ICONS[place.type];
	const field = proposalName(place, work);
	const page = pageNumber(work, proposal);
	return (
		<li className="flex items-center">
			<button
				type="button"
				className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-1.5 text-start hover:bg-sunken max-md:min-h-11"
				onClick={() => {
					shell.set({ sheet: null });
					proposals.set({ active: proposal.id, isPutOff: false });
					paper.current?.show(fileId, place.page, place.bounds.y);
				}}
			>
				<Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
				<span className="min-w-0 flex-1 truncate" dir="auto">
					{field}
				</span>
				<span className="shrink-0 text-ink-soft text-xs">{format(words.proposals.page, { page })}</span>
			</button>
			<button
				type="button"
				aria-label={format(words.proposals.placeNamed, { field, page })}
				title={words.proposals.place}
				className="grid size-9 shrink-0 place-items-center rounded-control text-seal hover:bg-sunken max-md:size-11"
				onClick={() => {
					const [key] = takeProposals(work, [proposal]);
					if (key) work.view.set({ selection: [key] });
				}}
			>
				<Check size={16} aria-hidden="true" />
			</button>
		</li>
	);
}
