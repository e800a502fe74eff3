"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useEarly } from "#components/ui/use-early.ts";
import { useWords } from "#components/ui/words.tsx";
import { isNarrowed, REQUESTS_PATH, type RequestsPlace } from "./requests-place.ts";

type Props = {
	place: RequestsPlace;
	callers: { id: string; name: string }[];
	/** Names of the operations with how they are called. */
	operations: { id: string; spelled: string }[];
	/** Those that are kept, the latest first, as yyyy-MM-dd with what they are called. */
	days: { day: string; name: string }[];
};

const CONTROL =
	"h-10 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-base text-ink sm:text-sm focus:border-seal";

/** What of the log is shown; it stands in the address and works without scripts. */
export function RequestFilters({ place, callers, operations, days }: Props) {
	const words = useWords("requests");
	const form = useRef<HTMLFormElement>(null);
	const early = useEarly(form);
	return (
		<form
			{...early}
			ref={form}
			action={REQUESTS_PATH}
			aria-label={words.filters}
			// Another place is another choice: what was chosen does not stay when one goes back.
			key={JSON.stringify(place)}
			onChange={({ currentTarget, target }) => {
				if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
			}}
			className="grid grid-cols-2 gap-2 lg:grid-cols-[1.3fr_1.3fr_1fr_9.5rem_1.3fr_auto]"
		>
			<Choice name="key" label={words.caller} any={words.anyCaller} chosen={place.credentialId}>
				{callers.map(({ id, name }) => [id, name])}
			</Choice>
			<Choice name="operation" label={words.operation} any={words.anyOperation} chosen={place.operation}>
				{operations.map(({ id, spelled }) => [id, spelled])}
			</Choice>
			<Choice name="status" label={words.status} any={words.anyStatus} chosen={place.statusClass}>
				{Object.entries(words.classes)}
			</Choice>
			<Choice name="day" label={words.day} any={words.anyDay} chosen={place.day}>
				{days.map(({ day, name }) => [day, name])}
			</Choice>
			<input
				type="search"
				name="q"
				aria-label={words.search.label}
				placeholder={words.search.placeholder}
				autoComplete="off"
				spellCheck={false}
				maxLength={200}
				defaultValue={place.search}
				className={`${CONTROL} placeholder:text-ink-soft max-lg:col-span-2`}
			/>
			<div className="flex gap-2 max-lg:col-span-2">
				<Button type="submit">{words.apply}</Button>
				{isNarrowed(place) ? <ButtonLink href={REQUESTS_PATH}>{words.clear}</ButtonLink> : null}
			</div>
		</form>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	/** What it is called when nothing is chosen. */
	any: string;
	chosen: string | number | null;
	/** Values with their names. */
	children: [value: string, name: string][];
};

function Choice({ name, label, any, chosen, children }: ChoiceProps) {
	return (
		<select name={name} aria-label={label} defaultValue={chosen ?? ""} className={`${CONTROL} truncate`}>
			<option value="">{any}</option>
			{children.map(([value, text]) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</select>
	);
}
