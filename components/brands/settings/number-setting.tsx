"use client";

import type { ReactNode } from "react";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { BrandValues } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";

type NumberKey = {
	[K in keyof BrandValues]: number extends NonNullable<BrandValues[K]> ? K : never;
}[keyof BrandValues];

type Props = {
	of: NumberKey;
	label: string;
	help?: ReactNode;
	/** What counts while the brand says nothing. */
	unset?: number;
	min: number;
	max: number;
};

/** A whole number of the brand. */
export function NumberSetting({ of, label, help, unset, min, max }: Props) {
	const { values, change, problems } = useDesigner();
	const value = values[of] ?? unset;
	return (
		<TextField
			label={label}
			help={help}
			name={of}
			type="number"
			inputMode="numeric"
			min={min}
			max={max}
			step={1}
			value={value === undefined || Number.isNaN(value) ? "" : value}
			error={problems[of]}
			onChange={({ target }) => change({ [of]: target.value === "" ? Number.NaN : Number(target.value) })}
		/>
	);
}
