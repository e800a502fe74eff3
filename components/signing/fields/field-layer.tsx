"use client";

import { type ReactNode, useMemo } from "react";
import { OtherBox } from "../looks/other-box.tsx";
import { choiceName } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { isAskedFor } from "../state/signing-progress.ts";
import type { SigningStore } from "../state/signing-store.ts";
import { useSigningState } from "../state/use-signing-state.ts";
import { FieldBox } from "./field-box.tsx";
import { type FieldGroup, groupId, groupsOf, otherId } from "./field-groups.ts";
import { fieldReaches } from "./field-reach.ts";
import { placesOn } from "./field-view.ts";
import { type NoteSide, noteSides } from "./note-side.ts";

/** Everything that lies over one page: others' finished fields, then the signer's own in walking order. */
export function FieldLayer({ page }: { page: number }) {
	const { view, store } = useSigning();
	const places = useSigningState((state) => placesOn(state, page));
	const size = view.pages[page - 1];
	const rooms = useMemo(() => roomsOf(places, store, size?.widthPx ?? 0), [places, store, size]);
	if (!size) return null;
	return (
		<>
			<OthersOn page={page} />
			{groupsOf(places, store).map((group) => {
				const boxes = group.places.map((place) => (
					<FieldBox key={place} place={place} page={size} {...(rooms.get(place) ?? NO_ROOM)} />
				));
				// Elements with keys of their own: an array would take its place in the list as its key.
				if (group.radios.length === 0) return boxes[0];
				return (
					<RadioGroup key={`group-${group.places[0]}`} group={group}>
						{boxes}
					</RadioGroup>
				);
			})}
		</>
	);
}

/** A single radio button can’t say that a choice is required. */
function RadioGroup({ group, children }: { group: FieldGroup; children: ReactNode }) {
	const { messages } = useSigning();
	const isRequired = useSigningState((state) =>
		group.places.some((place) => {
			const one = state.fields[place];
			return one !== undefined && isAskedFor(state, one);
		}),
	);
	return (
		<div
			id={groupId(group)}
			role="radiogroup"
			aria-label={choiceName(group.radios, messages)}
			aria-required={isRequired || undefined}
		>
			{children}
		</div>
	);
}

type Room = { reach: number; noteSide: NoteSide };

const NO_ROOM: Room = { reach: 0, noteSide: "below" };

/** The room that fields have among each other, by their places in walking order. Labels are nothing to press. */
function roomsOf(places: readonly number[], store: SigningStore, pageWidthPx: number): Map<number, Room> {
	// Where fields lie never changes, only what they hold.
	const { fields } = store.getState();
	const targets = places.flatMap((place) => {
		const field = fields[place]?.field;
		return field && field.type !== "Label" ? [{ place, bounds: field.bounds }] : [];
	});
	const boxes = targets.map((target) => target.bounds);
	const reaches = fieldReaches(boxes);
	const sides = noteSides(boxes, pageWidthPx);
	return new Map(
		targets.map(({ place }, index) => [
			place,
			{ reach: reaches[index] ?? NO_ROOM.reach, noteSide: sides[index] ?? NO_ROOM.noteSide },
		]),
	);
}

/** What is printed of everybody else on a page. */
export function OthersOn({ page }: { page: number }) {
	const { view } = useSigning();
	const size = view.pages[page - 1];
	if (!size) return null;
	return view.others.map((other, index) =>
		other.page === page ? <OtherBox key={other.id} id={otherId(index)} other={other} page={size} /> : null,
	);
}
