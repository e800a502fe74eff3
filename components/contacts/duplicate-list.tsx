"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { ContactForm, ContactItem, ContactVerbs } from "./contact-items.ts";

type Compared = Omit<ContactItem, "owner">;
type Pair = { reason: "name" | "phone"; owner: string | null; contacts: readonly [Compared, Compared] };
type ListProps = {
	pairs: Pair[];
	hasMore: boolean;
	/** Whether these are the pairs that the reader skips. */
	isSkipped: boolean;
	verbs: Pick<ContactVerbs, "merge" | "skip">;
};

const FIELDS = ["name", "email", "phone", "companyName", "jobTitle"] as const satisfies (keyof ContactForm)[];

const keyOf = ({ contacts: [first, second] }: Pair) => `${first.id} ${second.id}`;

/** Contacts that may be one person, two by two. */
export function DuplicateList({ pairs, hasMore, isSkipped, verbs }: ListProps) {
	const { duplicates } = useWords("contacts");
	const words = isSkipped ? duplicates.skipped : duplicates;
	const router = useRouter();
	const [gone, setGone] = useState<readonly string[]>([]);
	const shown = pairs.filter((pair) => !gone.includes(keyOf(pair)));
	const end = useRef<HTMLParagraphElement>(null);

	/** Moves the focus to the next pair, for people who use the keyboard. */
	function leave(pair: Pair, card: HTMLElement | null) {
		const next = card?.nextElementSibling?.querySelector("h2") ?? end.current;
		setGone((before) => [...before, keyOf(pair)]);
		next?.focus();
		if (hasMore && shown.length === 1) router.refresh();
	}

	return (
		<div className="flex flex-col gap-4">
			<ul aria-label={words.title} className="flex flex-col gap-4">
				{shown.map((pair) => (
					<PairCard key={keyOf(pair)} {...{ pair, isSkipped, verbs }} onLeave={(card) => leave(pair, card)} />
				))}
			</ul>
			<p ref={end} tabIndex={-1} className="text-ink-soft">
				{hasMore ? words.more : shown.length === 0 ? words.noneLeft : null}
			</p>
		</div>
	);
}

type CardProps = Pick<ListProps, "isSkipped" | "verbs"> & {
	pair: Pair;
	onLeave: (card: HTMLElement | null) => void;
};

/** Two contacts side by side, and what the merged one gets of each. */
function PairCard({ pair, isSkipped, verbs, onLeave }: CardProps) {
	const { duplicates: words, list } = useWords("contacts");
	const card = useRef<HTMLLIElement>(null);
	const merging = useAction(verbs.merge);
	const skipping = useAction(verbs.skip);
	const problem = merging.problem ?? skipping.problem;
	const [kept, merged] = pair.contacts;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		const chosen = FIELDS.map((field) => [field, pair.contacts[given.get(field) === "1" ? 1 : 0][field]]);
		const form = Object.fromEntries(chosen) as ContactForm;
		const answer = await merging.run({ ...form, keptId: kept.id, mergedId: merged.id });
		if (!answer?.ok) return;
		toast(words.done);
		onLeave(card.current);
	}

	async function skip() {
		const answer = await skipping.run({ firstId: kept.id, secondId: merged.id, isSkipped: !isSkipped });
		if (answer?.ok) onLeave(card.current);
	}

	return (
		<li ref={card} className="rounded-card border border-line bg-surface p-4 sm:p-5">
			<form onSubmit={(event) => void submit(event)}>
				<h2 tabIndex={-1} className="font-semibold wrap-anywhere">
					{pair.reason === "name"
						? kept.name
						: format(words.pair, { first: isolate(kept.name), second: isolate(merged.name) })}
				</h2>
				<p className="mb-3 text-ink-soft wrap-anywhere">
					{words.reasons[pair.reason]}
					{pair.owner ? ` · ${format(list.ofOwner, { name: pair.owner })}` : null}
				</p>
				{FIELDS.map((field) => (
					<FieldRow key={field} field={field} values={[kept[field], merged[field]]} />
				))}
				<div role="alert" className="mt-3 empty:hidden">
					{problem ? <Notice tone="bad">{problem}</Notice> : null}
				</div>
				<div className="mt-4 flex gap-2 max-sm:*:flex-1">
					<Button type="submit" variant="primary" isBusy={merging.isBusy}>
						{words.merge}
					</Button>
					<Button onClick={() => void skip()} isBusy={skipping.isBusy}>
						{isSkipped ? words.skipped.restore : words.skip}
					</Button>
				</div>
			</form>
		</li>
	);
}

const LABELS = { name: "name", email: "email", phone: "phone", companyName: "company", jobTitle: "jobTitle" } as const;

/** A choice of two values; where both contacts have the same, that one. */
function FieldRow({ field, values }: { field: (typeof FIELDS)[number]; values: [string, string] }) {
	const { duplicates: words, fields } = useWords("contacts");
	const [first, second] = values;
	const label = fields[LABELS[field]];
	if (first === "" && second === "") return null;
	return (
		<fieldset className="grid min-w-0 gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]">
			<legend className="float-left text-ink-soft sm:py-3">{label}</legend>
			{first === second ? (
				<span className="wrap-anywhere sm:col-span-2 sm:py-3">
					<bdi>{first}</bdi>
				</span>
			) : (
				values.map((value, index) => (
					<label
						key={index}
						className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 py-2 has-checked:border-seal has-checked:bg-seal-soft"
					>
						<input
							type="radio"
							name={field}
							value={index}
							defaultChecked={index === (first === "" ? 1 : 0)}
							className="size-4 shrink-0 accent-seal"
						/>
						<span className="min-w-0 wrap-anywhere">
							{value === "" ? <span className="text-ink-soft">{words.none}</span> : <bdi>{value}</bdi>}
						</span>
					</label>
				))
			)}
		</fieldset>
	);
}
