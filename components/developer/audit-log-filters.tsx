"use client";

import { Download } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ClearFilters, FILTER_CONTROL, FilterChoice } from "#components/ui/forms/filter-choice.tsx";
import { FilterForm } from "#components/ui/forms/filter-form.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isLogNarrowed, LOG_PATH, type LogPlace, logAddress } from "./log-place.ts";

type Props = {
	place: LogPlace;
	people: { id: string; name: string }[];
	kinds: { type: string; name: string }[];
};

/** What of the account's log is shown; it stands in the address and works without scripts. */
export function LogFilters({ place, people, kinds }: Props) {
	const { log: words } = useWords("developer");
	return (
		<FilterForm
			action={LOG_PATH}
			label={words.filters}
			values={{
				person: place.personId ?? "",
				kind: place.type ?? "",
				from: place.from ?? "",
				to: place.to ?? "",
			}}
			className="grid grid-cols-2 gap-2"
		>
			<FilterChoice name="person" label={words.person} any={words.anyPerson} chosen={place.personId}>
				{people.map(({ id, name }) => [id, name])}
			</FilterChoice>
			<FilterChoice name="kind" label={words.kind} any={words.anyKind} chosen={place.type}>
				{kinds.map(({ type, name }) => [type, name])}
			</FilterChoice>
			<Day name="from" label={words.from} chosen={place.from} />
			<Day name="to" label={words.to} chosen={place.to} />
			<div className="col-span-2 flex flex-wrap gap-2">
				<Button type="submit">{words.apply}</Button>
				{isLogNarrowed(place) ? <ClearFilters href={LOG_PATH}>{words.clear}</ClearFilters> : null}
				<ButtonLink
					className="ms-auto"
					href={logAddress({ ...place, after: null }, `${LOG_PATH}/csv`)}
					icon={<Download size={16} aria-hidden="true" />}
				>
					{words.csv}
				</ButtonLink>
			</div>
			<p className="col-span-2 text-end text-ink-soft text-sm">{words.csvAbout}</p>
		</FilterForm>
	);
}

function Day({ name, label, chosen }: { name: string; label: string; chosen: string | null }) {
	return (
		<label className="flex gap-x-2 gap-y-1 text-ink-soft max-sm:flex-col sm:items-center">
			<span className="shrink-0">{label}</span>
			<input type="date" name={name} defaultValue={chosen ?? ""} className={FILTER_CONTROL} />
		</label>
	);
}
