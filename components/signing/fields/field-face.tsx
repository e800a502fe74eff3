"use client";

import { ValueFace } from "../looks/value-face.tsx";
import type { FieldState } from "../state/field-state.ts";
import { useSigning } from "../state/signing-context.tsx";

/** What every control on the page needs. */
export type ControlProps = {
	state: FieldState;
	page: { widthPx: number; heightPx: number };
	name: string;
	isRequired: boolean;
	isInvalid: boolean;
	/** As many of its group are ticked as may be. */
	isShut: boolean;
	/** Id of the element that describes the control: help, limits, problem. */
	describedBy: string;
};

/** One of the signer's fields as sealing prints it. */
export function FieldFace({ state, page }: Pick<ControlProps, "state" | "page">) {
	const { display, view } = useSigning();
	return (
		<ValueFace field={state.field} shown={state.shown} page={page} frame={view.signatureFrame} display={display} />
	);
}
