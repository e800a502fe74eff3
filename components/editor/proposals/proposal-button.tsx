"use client";

import { Check, Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { dismissProposal, takeProposals } from "../verbs/take-proposals.ts";
import { useWork, type Work } from "../work/work-context.tsx";
import type { Proposal } from "./proposal.ts";
import { pageNumber, proposalName } from "./proposal-words.ts";
import { useOpenProposals, useProposalState } from "./use-proposals.ts";

/** What is narrower or lower than this has no room for a word. CSS pixels. */
const ROOM_PX = { width: 44, height: 12 };

type OnPage = { fileId: string; page: number; pageNumber: number; zoom: number };

/** The proposals of a page. */
export function PageProposals({ fileId, page, pageNumber, zoom }: OnPage) {
	const isPutOff = useProposalState((state) => state.isPutOff);
	const own = useOpenProposals((open) =>
		open.filter((one) => one.fileId === fileId && one.place.page === page && !isPutOff),
	);
	return own.map((proposal) => <ProposalButton key={proposal.id} {...{ proposal, pageNumber, zoom }} />);
}

type Props = { proposal: Proposal; pageNumber: number; zoom: number };

/** A place that could be a field: a button, which shows what can be done with it; Enter places it at once. */
function ProposalButton({ proposal, pageNumber, zoom }: Props) {
	const work = useWork();
	const { words, proposals } = work;
	const { id, place } = proposal;
	const ref = useRef<HTMLButtonElement>(null);
	const isActive = useProposalState(({ active }) => active === id);
	const index = useOpenProposals((open) => open.indexOf(proposal) + 1);
	const total = useOpenProposals((open) => open.length);
	const hasRoom = place.bounds.width * zoom >= ROOM_PX.width && place.bounds.height * zoom >= ROOM_PX.height;
	const Icon = hasRoom ? FIELD_ICONS[place.type] : Plus;
	const field = proposalName(place, work);
	const dismiss = () => dismissAt(work, proposal, ref.current);
	const onKeyDown = (event: KeyboardEvent) => {
		const isOut = event.key === "Delete" || event.key === "Backspace";
		if (!isOut && !(event.key === "Escape" && isActive)) return;
		event.preventDefault();
		if (isOut) dismiss();
		else proposals.set({ active: null });
	};
	return (
		<>
			<button
				ref={ref}
				type="button"
				data-floating=""
				data-proposal={id}
				data-active={isActive ? "" : undefined}
				data-source={place.source}
				data-small={hasRoom ? undefined : ""}
				className="desk-proposal"
				style={boxStyle(place.bounds)}
				aria-label={format(words.proposals.named, { field, page: pageNumber, index, total })}
				aria-expanded={isActive}
				onKeyDown={onKeyDown}
				onDoubleClick={() => takeAndSelect(work, proposal)}
				onClick={({ detail }) => {
					// Whoever comes by the keyboard has heard what it is.
					if (detail === 0) takeAndGoOn(work, proposal, ref.current);
					else {
						work.view.set({ selection: [] });
						proposals.set({ active: isActive ? null : id });
					}
				}}
			>
				<Icon size={13} aria-hidden="true" />
				{hasRoom ? (
					<span className="min-w-0 truncate" dir="auto">
						{field}
					</span>
				) : null}
			</button>
			{isActive ? <ProposalActions proposal={proposal} onDismiss={dismiss} /> : null}
		</>
	);
}

function ProposalActions({ proposal, onDismiss }: { proposal: Proposal; onDismiss: () => void }) {
	const work = useWork();
	const words = work.words.proposals;
	return (
		<div
			data-floating=""
			role="toolbar"
			aria-label={words.actions}
			className="desk-float desk-proposal-bar"
			style={boxStyle(proposal.place.bounds)}
		>
			<button type="button" className="desk-proposal-act text-seal" onClick={() => takeAndSelect(work, proposal)}>
				<Check size={16} aria-hidden="true" />
				{words.place}
			</button>
			<button type="button" className="desk-proposal-act" onClick={onDismiss}>
				<X size={16} aria-hidden="true" />
				{words.notField}
			</button>
		</div>
	);
}

function boxStyle({ x, y, width, height }: Bounds): React.CSSProperties {
	return { "--x": x, "--y": y, "--w": width, "--h": height } as React.CSSProperties;
}

function takeAndSelect(work: Work, proposal: Proposal): void {
	const [key] = takeProposals(work, [proposal]);
	if (!key) return;
	work.view.set({ selection: [key] });
	work.paper.current?.focusField(key);
	work.announcer.say(format(work.words.proposals.placed, { count: 1 }));
}

/** The keyboard goes on to the next one, so that Enter after Enter takes all that are wanted. */
function takeAndGoOn(work: Work, proposal: Proposal, element: HTMLElement | null): void {
	const next = neighbour(element);
	if (!next) {
		takeAndSelect(work, proposal);
		return;
	}
	takeProposals(work, [proposal]);
	work.announcer.say(format(work.words.proposals.placed, { count: 1 }));
	next.focus();
}

function dismissAt(work: Work, proposal: Proposal, element: HTMLElement | null): void {
	const next = neighbour(element);
	const field = proposalName(proposal.place, work);
	const sentence = work.words.proposals.dismissed;
	work.announcer.say(format(sentence, { field, page: pageNumber(work, proposal) }));
	dismissProposal(work, proposal);
	next?.focus();
}

/** The proposal after this one, or before it where it is the last on the page. */
function neighbour(element: HTMLElement | null): HTMLElement | null {
	const all = [...(element?.closest(".desk-stack")?.querySelectorAll<HTMLElement>("[data-proposal]") ?? [])];
	const at = element ? all.indexOf(element) : -1;
	return all[at + 1] ?? all[at - 1] ?? null;
}
