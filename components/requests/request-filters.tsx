"use client";

import { Button } from "#components/ui/button.tsx";
import { ClearFilters, FILTER_CONTROL, FilterChoice } from "#components/ui/forms/filter-choice.tsx";
import { FilterForm } from "#components/ui/forms/filter-form.tsx";
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

/** What of the log is shown; it stands in the address and works without scripts. */
export function RequestFilters({ place, callers, operations, days }: Props) {
	const words = useWords("requests");
	return (
		<FilterForm
			action={REQUESTS_PATH}
			label={words.filters}
			values={{
				key: place.credentialId ?? "",
				operation: place.operation ?? "",
				status: String(place.statusClass ?? ""),
				day: place.day ?? "",
				q: place.search,
			}}
			className="grid grid-cols-2 gap-2 lg:grid-cols-4"
		>
			<FilterChoice name="key" label={words.caller} any={words.anyCaller} chosen={place.credentialId}>
				{callers.map(({ id, name }) => [id, name])}
			</FilterChoice>
			<FilterChoice name="operation" label={words.operation} any={words.anyOperation} chosen={place.operation}>
				{operations.map(({ id, spelled }) => [id, spelled])}
			</FilterChoice>
			<FilterChoice name="status" label={words.status} any={words.anyStatus} chosen={place.statusClass}>
				{Object.entries(words.classes)}
			</FilterChoice>
			<FilterChoice name="day" label={words.day} any={words.anyDay} chosen={place.day}>
				{days.map(({ day, name }) => [day, name])}
			</FilterChoice>
			<input
				type="search"
				name="q"
				aria-label={words.search.label}
				placeholder={words.search.placeholder}
				autoComplete="off"
				spellCheck={false}
				maxLength={200}
				defaultValue={place.search}
				className={`${FILTER_CONTROL} col-span-2 placeholder:text-ink-soft`}
			/>
			<div className="col-span-2 flex gap-2">
				<Button type="submit">{words.apply}</Button>
				{isNarrowed(place) ? <ClearFilters href={REQUESTS_PATH}>{words.clear}</ClearFilters> : null}
			</div>
		</FilterForm>
	);
}
