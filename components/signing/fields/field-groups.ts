import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { SigningStore } from "../state/signing-store.ts";

/** Fields in walking order; radio buttons of one choice that follow one another are together. */
export type FieldGroup = { places: number[]; radios: FieldDefinition[] };

export function groupsOf(places: readonly number[], store: SigningStore): FieldGroup[] {
	const { fields } = store.getState();
	const groups: FieldGroup[] = [];
	for (const place of places) {
		const field = fields[place]?.field;
		const radio = field?.type === "RadioButton" ? field : null;
		const last = groups.at(-1);
		if (radio && last?.radios.some(({ groupName }) => groupName === radio.groupName)) {
			last.places.push(place);
			last.radios.push(radio);
		} else groups.push({ places: [place], radios: radio ? [radio] : [] });
	}
	return groups;
}

/** Id of a field's element. @param place in walking order, from 0 */
export function boxId(place: number): string {
	return `field-box-${place}`;
}

/** Id of the element that has all of a group's fields. */
export function groupId({ places, radios }: FieldGroup): string {
	const first = places[0] ?? 0;
	return radios.length > 0 ? `field-group-${first}` : boxId(first);
}

/** Id of the element of another signer's field. @param index among those of the document */
export function otherId(index: number): string {
	return `field-other-${index}`;
}
