"use client";

import type { ReactNode } from "react";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import type { BrandValues } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";

type TextKey = {
	[K in keyof BrandValues]: string extends NonNullable<BrandValues[K]> ? K : never;
}[keyof BrandValues];

type Props = {
	of: TextKey;
	label: string;
	help?: ReactNode;
	maxLength: number;
	isLong?: boolean;
	inputMode?: "url" | "text";
	placeholder?: string;
};

/** A text of the brand; empty: it is not set. */
export function TextSetting({ of, label, help, maxLength, isLong, inputMode, placeholder }: Props) {
	const { values, change, problems } = useDesigner();
	const shared = {
		label,
		help,
		name: of,
		maxLength,
		placeholder,
		value: values[of] ?? "",
		error: problems[of],
		autoComplete: "off",
		dir: "auto" as const,
		onChange: ({ target }: { target: { value: string } }) =>
			change({ [of]: target.value === "" && of !== "brandName" ? null : target.value }),
	};
	return isLong ? <TextAreaField {...shared} rows={5} /> : <TextField {...shared} inputMode={inputMode} />;
}
