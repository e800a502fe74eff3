"use client";

import { useCallback, useState } from "react";
import type { BrandValues } from "../state/brand-values.ts";
import { type LogoProblem, readLogo } from "./read-logo.ts";

export type Logo = ReturnType<typeof useLogo>;

/** Another logo than the one that is saved, and why a file was none. */
export function useLogo(change: (changed: Partial<BrandValues>) => void) {
	const [problem, setProblem] = useState<LogoProblem | null>(null);

	/** What was wrong with another picture is said no longer. */
	const put = useCallback(
		(url: string | null) => {
			setProblem(null);
			change({ logo: url });
		},
		[change],
	);

	const take = useCallback(
		async (file: Blob) => {
			const read = await readLogo(file);
			if ("url" in read) put(read.url);
			else setProblem(read.problem);
		},
		[put],
	);

	return { problem, put, take };
}
