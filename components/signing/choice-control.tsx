"use client";

import { checkPath, dotPath } from "#lib/fields/choice-path.ts";
import { CHECK_GLYPH, DOT_GLYPH } from "#lib/fields/format.ts";
import type { ControlProps } from "./field-box.tsx";
import { isShut } from "./field-state.ts";
import { useSigning } from "./signing-context.tsx";
import { useFocusedField } from "./use-focused-field.ts";

/** A check box or radio button: the browser's own, under the very drawing that sealing prints. */
export function ChoiceControl({ state, name, isRequired, isInvalid, describedBy }: ControlProps) {
	const { verbs, state: all } = useSigning();
	const { field, draft } = state;
	const { focusProps } = useFocusedField(field.id);
	const isOn = draft === "on";
	const isRadio = field.type === "RadioButton";
	return (
		<>
			<ChoiceFace
				isRadio={isRadio}
				isOn={isOn}
				color={field.font.color}
				width={field.bounds.width}
				height={field.bounds.height}
			/>
			<input
				type={isRadio ? "radio" : "checkbox"}
				name={isRadio ? (field.groupName ?? field.id) : undefined}
				data-field-id={field.id}
				aria-label={name}
				aria-required={isRadio ? undefined : isRequired || undefined}
				aria-invalid={isInvalid || undefined}
				aria-readonly={field.isReadOnly || undefined}
				aria-describedby={describedBy}
				disabled={field.isReadOnly || isShut(all.fields, state)}
				checked={isOn}
				onChange={(event) => verbs.edit(field.id, event.target.checked ? "on" : "off")}
				{...focusProps}
				className="field-choice"
			/>
		</>
	);
}

type ChoiceFaceProps = { isRadio: boolean; isOn: boolean; color: string; width: number; height: number };

/** A box with a check mark, or a circle with a dot. */
export function ChoiceFace({ isRadio, isOn, color, width, height }: ChoiceFaceProps) {
	const side = Math.min(width, height) - 1;
	const check = checkPath(width, height);
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			className="pointer-events-none absolute inset-0 h-full w-full"
			aria-hidden="true"
			data-text={isOn ? (isRadio ? DOT_GLYPH : CHECK_GLYPH) : ""}
		>
			{isRadio ? (
				<circle cx={width / 2} cy={height / 2} r={side / 2} fill="none" stroke={color} />
			) : (
				<rect x={(width - side) / 2} y={(height - side) / 2} width={side} height={side} fill="none" stroke={color} />
			)}
			{isOn && isRadio ? <path d={dotPath(width, height).d} fill={color} /> : null}
			{isOn && !isRadio ? (
				<path
					d={check.d}
					fill="none"
					stroke={color}
					strokeWidth={check.strokeWidthPx}
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			) : null}
		</svg>
	);
}
