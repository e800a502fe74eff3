"use client";

import { memo } from "react";
import { cx } from "#components/ui/cx.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldValueProblem } from "#lib/fields/rules/problems.ts";
import { askForConsent } from "../guiding/ask-for-consent.ts";
import { DisplayField } from "../looks/display-field.tsx";
import { placeStyle, scaled } from "../looks/field-style.ts";
import { FormulaField } from "../looks/formula-field.tsx";
import { SheetButton } from "../sheet/sheet-button.tsx";
import { type FieldState, isEditable, isStateFilled } from "../state/field-state.ts";
import { fieldHelp, fieldName, groupText, problemText } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { DateControl } from "./date-control.tsx";
import type { ControlProps } from "./field-face.tsx";
import { boxId } from "./field-groups.ts";
import { fieldView } from "./field-view.ts";
import { FileControl } from "./file-control.tsx";
import { MarkControl } from "./mark-control.tsx";
import { isLateOn, type NoteSide } from "./note-side.ts";
import { OptionControl } from "./option-control.tsx";
import { TextControl } from "./text-control.tsx";

type FieldBoxProps = {
	/** In walking order, from 0. */
	place: number;
	page: ControlProps["page"];
	/** How far its target may reach beyond the box, in pixels of the page. */
	reach: number;
	/** Where it is said what is wrong with it. */
	noteSide: NoteSide;
};

/** One of the signer's fields at its place on the page: what it shows, its control, its state. */
export const FieldBox = memo(function FieldBox({ place, page, reach, noteSide }: FieldBoxProps) {
	const { messages, dispatch } = useSigning();
	const now = useSigningState((all) => fieldView(all, place));
	if (!now) return null;
	const { state, isRequired, isActive, isClosed, isShut, problem } = now;
	const { field } = state;
	// What was entered and cannot be taken says why for as long as it stands there.
	const isWrong = problem !== null && (state.refusal ?? state.problem) !== null;
	const whyShut = isShut ? messages.fields.groupFull : null;
	const describedBy = `field-note-${place}`;
	const name = fieldName(field, messages);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the agreement, which the keyboard reaches anyway
		// biome-ignore lint/a11y/useKeyWithClickEvents: the same
		<div
			id={boxId(place)}
			data-field={field.id}
			className={cx(
				"field absolute",
				isLateOn(field.bounds, page.widthPx) && "field-late",
				noteSide !== "below" && `field-note-${noteSide}`,
				whyShut && "field-shut",
				isWrong && "field-wrong",
				frameClass(state, isRequired, problem !== null, isActive),
			)}
			style={{
				...placeStyle(field.bounds, page),
				...(Number.isFinite(reach) && { "--reach": scaled(reach) }),
				backgroundColor: field.backgroundColor ?? undefined,
			}}
			title={whyShut || field.label || groupText(field, messages) || undefined}
			onClick={isClosed ? () => askForConsent(dispatch) : undefined}
		>
			<div className="contents" inert={isClosed}>
				<FieldControl
					state={state}
					page={page}
					name={name}
					isRequired={isRequired}
					isInvalid={problem !== null}
					isShut={isShut}
					describedBy={describedBy}
				/>
			</div>
			<FieldNotes state={state} id={describedBy} problem={problem} whyShut={whyShut} />
		</div>
	);
});

type FieldNotesProps = {
	state: FieldState;
	/** What describes the control. */
	id: string;
	problem: FieldValueProblem | null;
	whyShut: string | null;
};

/** What is to be known of a field: for screen readers all of it, for all eyes what is wrong. */
function FieldNotes({ state: { field, refusal }, id, problem, whyShut }: FieldNotesProps) {
	const { messages, display } = useSigning();
	const why = problem && problemText(field, problem, messages, display);
	return (
		<>
			{/* Read where it describes the control, and not once more by whoever reads line by line. */}
			<span id={id} hidden>
				{inSentences([whyShut, fieldHelp(field, messages, display), why])}
			</span>
			{refusal ? (
				<span role="alert" className="sr-only">
					{problemText(field, refusal, messages, display)}
				</span>
			) : null}
			{why && !field.groupRule ? (
				// Over counted boxes it would hide the others that are to be ticked.
				<span aria-hidden="true" className="field-problem">
					{why}
				</span>
			) : null}
		</>
	);
}

/** One sentence after the other, whether they come with a full stop or not. */
function inSentences(parts: (string | null | false)[]): string {
	const said = parts.filter((part) => typeof part === "string" && part !== "");
	return said.map((part) => String(part).replace(/\.$/, "")).join(". ");
}

function frameClass(state: FieldState, isRequired: boolean, isInvalid: boolean, isActive: boolean): string {
	if (!isEditable(state)) return "field-fixed";
	return cx(
		isStateFilled(state) ? "field-filled" : isRequired ? "field-required" : "field-optional",
		isInvalid && "field-invalid",
		isActive && "field-active",
	);
}

function FieldControl(props: ControlProps) {
	const { isCompact } = useSigning();
	const { field } = props.state;
	const { kind } = FIELD_REGISTRY[field.type];
	if (field.type === "Formula") return <FormulaField {...props} />;
	if (kind === "display") return <DisplayField {...props} />;
	if (kind === "mark") return <MarkControl {...props} />;
	if (kind === "choice") return <ChoiceControl {...props} />;
	if (isCompact && !field.isReadOnly) return <SheetButton {...props} />;
	switch (kind) {
		case "text":
			return <TextControl {...props} />;
		case "option":
			return <OptionControl {...props} />;
		case "date":
			return <DateControl {...props} />;
		case "file":
			return <FileControl {...props} />;
	}
}
