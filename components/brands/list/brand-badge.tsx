import type { ReactNode } from "react";

/** A word about a brand beside its name. */
export function BrandBadge({ children }: { children: ReactNode }) {
	return (
		<span className="inline-block whitespace-nowrap rounded-md bg-sunken px-2 py-0.5 align-middle font-medium text-ink text-xs">
			{children}
		</span>
	);
}
