"use client";

import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { Switch } from "#components/ui/forms/switch.tsx";
import type { BrandValues } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";

type SwitchKey = {
	[K in keyof BrandValues]: boolean extends NonNullable<BrandValues[K]> ? K : never;
}[keyof BrandValues];

type Props = {
	of: SwitchKey;
	label: string;
	about?: ReactNode;
	/** On where the brand says off: it hides what is offered. */
	isInverted?: boolean;
	/** What counts while the brand says nothing. */
	unset?: boolean;
	isIndented?: boolean;
};

/** Something that a brand has on or off. */
export function SwitchSetting({ of, label, about, isInverted = false, unset = false, isIndented }: Props) {
	const { values, change } = useDesigner();
	const id = useId();
	const isOn = values[of] ?? unset;
	return (
		<label htmlFor={id} className={cx("flex min-h-11 items-start justify-between gap-4 py-1.5", isIndented && "ps-5")}>
			<span className="min-w-0">
				<span className="block font-medium">{label}</span>
				{about ? (
					<span id={`${id}-about`} className="block text-pretty text-ink-soft">
						{about}
					</span>
				) : null}
			</span>
			<Switch
				id={id}
				name={of}
				checked={isInverted ? !isOn : isOn}
				aria-describedby={about ? `${id}-about` : undefined}
				onChange={({ target }) => change({ [of]: isInverted ? !target.checked : target.checked })}
			/>
		</label>
	);
}
