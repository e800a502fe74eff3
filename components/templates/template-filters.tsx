"use client";

import { Button } from "#components/ui/button.tsx";
import { FilterChoice } from "#components/ui/forms/filter-choice.tsx";
import { FilterForm } from "#components/ui/forms/filter-form.tsx";
import { useWords } from "#components/ui/words.tsx";
import { TEMPLATES_PATH, type TemplatePlace, templateParams } from "./template-place.ts";

type Props = { place: TemplatePlace; owners: { id: string; name: string }[]; labels: string[] };

/** Whose templates are listed, and with which label; it stands in the address and works without scripts. */
export function TemplateFilters({ place, owners, labels }: Props) {
	const { filters: words } = useWords("templates");
	const { ownerId, label, ...rest } = place;
	const hasOwners = owners.length > 1 || ownerId !== "";
	const hasLabels = labels.length > 0 || label !== "";
	if (!hasOwners && !hasLabels) return null;
	// A choice that isn’t among them any more is still what the list is narrowed to.
	const known = <T,>(choices: T[], chosen: string, same: (one: T) => boolean, made: T) =>
		chosen === "" || choices.some(same) ? choices : [made, ...choices];
	const shownOwners = known(owners, ownerId, ({ id }) => id === ownerId, { id: ownerId, name: ownerId });
	const shownLabels = known(labels, label, (one) => one === label, label);
	return (
		<FilterForm
			action={TEMPLATES_PATH}
			label={words.label}
			values={{ owner: ownerId, label }}
			className="flex min-w-0 gap-2 max-sm:w-full [&>select]:sm:w-44"
		>
			{Object.entries(templateParams({ ...rest, ownerId: "", label: "" })).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{hasOwners ? (
				<FilterChoice name="owner" label={words.owner} any={words.anyOwner} chosen={ownerId}>
					{shownOwners.map(({ id, name }) => [id, name])}
				</FilterChoice>
			) : null}
			{hasLabels ? (
				<FilterChoice name="label" label={words.labelled} any={words.anyLabel} chosen={label}>
					{shownLabels.map((one) => [one, one])}
				</FilterChoice>
			) : null}
			<noscript>
				<Button type="submit">{words.apply}</Button>
			</noscript>
		</FilterForm>
	);
}
