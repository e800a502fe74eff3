"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { useSigning } from "../state/signing-context.tsx";

export type Method = "type" | "draw" | "upload";

type MethodTabsProps = { methods: Method[]; method: Method; onChange: (method: Method) => void };

/** The ways to make a mark. */
export function MethodTabs({ methods, method, onChange }: MethodTabsProps) {
	const { adopt } = useSigning().messages;
	const onKey = (event: KeyboardEvent) => {
		const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		const next = methods[(methods.indexOf(method) + step + methods.length) % methods.length];
		if (step === 0 || !next) return;
		onChange(next);
		document.getElementById(`adopt-${next}`)?.focus();
	};
	return (
		<div
			role="tablist"
			aria-label={adopt.methods}
			className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1 dark:bg-paper"
		>
			{methods.map((one) => (
				<button
					key={one}
					id={`adopt-${one}`}
					type="button"
					role="tab"
					aria-selected={one === method}
					aria-controls="adopt-panel"
					tabIndex={one === method ? 0 : -1}
					onKeyDown={onKey}
					onClick={() => onChange(one)}
					className={cx(
						"min-h-10 rounded-[6px] font-medium text-read transition-colors",
						one === method
							? "bg-surface text-ink shadow-[0_0_0_1px_var(--line)] dark:bg-sunken"
							: "text-ink-soft hover:text-ink",
					)}
				>
					{adopt[one]}
				</button>
			))}
		</div>
	);
}

/** What the chosen tab shows. */
export function MethodPanel({ method, children }: { method: Method; children: ReactNode }) {
	return (
		<div role="tabpanel" id="adopt-panel" aria-labelledby={`adopt-${method}`} className="adopt-panel">
			{children}
		</div>
	);
}
