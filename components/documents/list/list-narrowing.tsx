"use client";

import { ChevronDown, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { EARLY } from "#components/ui/forms/early-script.ts";
import { useListPending } from "#components/ui/lists/list-pending.ts";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import {
	isNarrowed,
	LIST_DAYS,
	LIST_SORTS,
	type ListView,
	NARROWINGS,
	type ListNarrowing as Narrowed,
	readListView,
} from "#lib/contract/documents/listing/list-view.ts";
import { changedView } from "./newest-view.ts";
import type { SavedView, SavedViewVerbs } from "./saved-view.ts";
import { SavedViews } from "./saved-views.tsx";
import { ViewInputs } from "./view-inputs.tsx";

type Choice = { id: string; name: string };
type Choices = {
	senders: Choice[];
	teams: Choice[];
	brands: Choice[];
	/** The one that the list is narrowed to: its own page leads here. */
	templates: Choice[];
	labels: string[];
};

type Props = { view: ListView; choices: Choices; saved: SavedView[]; views: SavedViewVerbs };

/** How a document ends without all signatures; there is no tab for each. */
const ENDS = ["declined", "expired", "revoked"] as const;

function isEnd(filter: string): filter is (typeof ENDS)[number] {
	return ENDS.some((end) => end === filter);
}

/** Days of one's own, which are asked for when it is chosen. */
const RANGE = "range";

const NO_NARROWING: Narrowed = {
	...{ sender: "", team: "", recipient: "", brand: "", template: "", label: "" },
	...{ days: "", from: "", to: "" },
};
/** Those that are chosen from a list; the others are days. */
const CHOSEN = NARROWINGS.filter((name) => name !== "from" && name !== "to");

/**
 * What a list is narrowed to and how it is sorted: the browser's own choices, which every hand and every phone knows. A
 * choice is a new address; without scripts a button sends the form.
 */
export function ListNarrowing({ view, choices, saved, views }: Props) {
	return (
		<div className="-mx-4 mb-4 flex items-center gap-2 scroll-px-16 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
			<NarrowingForm view={view} choices={choices} />
			<SavedViews view={view} saved={saved} {...views} />
		</div>
	);
}

function NarrowingForm({ view, choices }: Pick<Props, "view" | "choices">) {
	const { narrow: words, filters } = useWords("list");
	const { isRange, choose } = useChoosing(view);
	const form = useRef<HTMLFormElement>(null);
	const options = optionsOf(choices, words);
	const hasOutcome = view.filter === "all" || isEnd(view.filter);

	return (
		<form {...EARLY} ref={form} action="/documents" aria-label={words.title} className="contents">
			<ViewInputs view={{ ...view, ...NO_NARROWING, sort: "recent", filter: hasOutcome ? "all" : view.filter }} />
			{hasOutcome ? (
				<Select
					name="filter"
					label={words.of.outcome}
					any={words.any.outcome}
					value={view.filter === "all" ? "" : view.filter}
					options={ENDS.map((end) => ({ id: end, name: filters[end] }))}
					onChange={choose}
				/>
			) : null}
			{CHOSEN.filter((name) => options[name].length > 0 || view[name]).map((name) => (
				<Select
					key={name}
					name={name}
					label={words.of[name]}
					any={words.any[name]}
					value={name === "days" && isRange ? RANGE : view[name]}
					options={options[name]}
					onChange={choose}
				/>
			))}
			{isRange ? (
				<>
					<Day name="from" label={words.of.from} value={view.from} onChange={choose} />
					<Day name="to" label={words.of.to} value={view.to} onChange={choose} />
				</>
			) : null}
			<Clear view={view} />
			{view.filter === "trash" ? null : (
				<span className="ml-auto">
					<Select
						name="sort"
						label={words.of.sort}
						any=""
						value={view.sort}
						options={LIST_SORTS.map((sort) => ({ id: sort, name: words.sorts[sort] }))}
						onChange={choose}
					/>
				</span>
			)}
			<noscript>
				<Button type="submit">{words.apply}</Button>
			</noscript>
		</form>
	);
}

/** Leads to what is chosen; `isRange`: days of one's own are asked for. */
function useChoosing(view: ListView) {
	const router = useRouter();
	const [isPending, start] = useTransition();
	const hasRange = view.from !== "" || view.to !== "";
	const [isRange, setIsRange] = useFollowing(hasRange);
	useListPending(isPending);

	function choose({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) {
		const { form } = currentTarget;
		if (!form) return;
		const given = new FormData(form);
		if (currentTarget.name === "days") {
			setIsRange(currentTarget.value === RANGE);
			// The days are typed next.
			if (currentTarget.value === RANGE) return;
			given.delete("from");
			given.delete("to");
		}
		const { search: _, ...chosen } = readListView((name) => given.get(name)?.toString());
		start(() => router.push(listAddress(changedView(view, chosen))));
	}

	return { isRange, choose };
}

/**
 * What is chosen here, until the address says otherwise: it may change by other ways too. Not by an effect, which would
 * take back what is chosen in the moment in which the page begins to listen.
 */
function useFollowing<T>(value: T): [T, (chosen: T) => void] {
	const [kept, keep] = useState({ value, chosen: value });
	if (kept.value !== value) keep({ value, chosen: value });
	return [kept.value === value ? kept.chosen : value, (chosen) => keep({ value, chosen })];
}

/** Back to all that the tab has. */
function Clear({ view }: { view: ListView }) {
	const { clear } = useWords("list").narrow;
	if (!isNarrowed(view)) return null;
	return (
		<a
			href={listAddress({ ...view, ...NO_NARROWING })}
			className="inline-flex min-h-9 shrink-0 items-center gap-1 rounded-control px-2 font-medium text-seal hover:underline"
		>
			<X size={16} aria-hidden="true" />
			{clear}
		</a>
	);
}

function optionsOf(
	choices: Choices,
	words: { since: Record<(typeof LIST_DAYS)[number], string>; range: string },
): Record<(typeof CHOSEN)[number], Choice[]> {
	return {
		sender: choices.senders,
		team: choices.teams,
		// Anyone may be a recipient: the address of the page names one.
		recipient: [],
		brand: choices.brands,
		template: choices.templates,
		label: choices.labels.map((label) => ({ id: label, name: label })),
		days: [...LIST_DAYS.map((one) => ({ id: one, name: words.since[one] })), { id: RANGE, name: words.range }],
	};
}

type DayProps = {
	name: "from" | "to";
	label: string;
	value: string;
	onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A day that the list begins or ends with. It is taken when it is whole: a date that is being typed is empty. */
function Day({ name, label, value, onChange }: DayProps) {
	const [chosen, setChosen] = useFollowing(value);
	return (
		<label
			className={cx(
				"inline-flex min-h-9 shrink-0 items-center gap-2 rounded-control border py-1 pr-2 pl-3 font-medium text-base sm:text-sm",
				chosen ? "border-transparent bg-seal-soft text-seal" : "border-line bg-surface text-ink-soft",
			)}
		>
			{label}
			<input
				type="date"
				name={name}
				value={chosen}
				max="2999-12-31"
				onChange={(event) => {
					setChosen(event.currentTarget.value);
					if (
						event.currentTarget.value !== value &&
						(event.currentTarget.value || !event.currentTarget.validity.badInput)
					)
						onChange(event);
				}}
				className="w-30 bg-transparent font-normal outline-none"
			/>
		</label>
	);
}

type SelectProps = {
	name: string;
	label: string;
	/** What is said where nothing is chosen; empty: something always is. */
	any: string;
	value: string;
	options: Choice[];
	onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Select({ name, label, any, value, options, onChange }: SelectProps) {
	const [chosen, setChosen] = useFollowing(value);
	const isChosen = any !== "" && chosen !== "";
	// What an address names and the choices no longer have is still what the list is narrowed to.
	const isKnown = value === "" || options.some(({ id }) => id === value);
	return (
		<span className="relative inline-flex shrink-0">
			<select
				name={name}
				aria-label={label}
				value={chosen}
				onChange={(event) => {
					setChosen(event.currentTarget.value);
					onChange(event);
				}}
				className={cx(
					"field-sizing-content min-h-9 max-w-52 appearance-none truncate rounded-control border py-1.5 pr-8 pl-3 font-medium text-base sm:text-sm",
					isChosen
						? "border-transparent bg-seal-soft text-seal"
						: "border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink",
				)}
			>
				{any ? <option value="">{any}</option> : null}
				{isKnown ? null : <option value={value}>{value}</option>}
				{options.map((one) => (
					<option key={one.id} value={one.id}>
						{one.name}
					</option>
				))}
			</select>
			<ChevronDown
				size={16}
				aria-hidden="true"
				className={cx(
					"-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5",
					isChosen ? "text-seal" : "text-ink-soft",
				)}
			/>
		</span>
	);
}
