"use client";

import { Fragment, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";

/** An id to copy. @param label what copying it is called */
export function CopiedId({ id, label }: { id: string; label: string }) {
	const shown = useRef<HTMLElement>(null);
	return (
		<span className="flex items-start gap-1">
			<code ref={shown} className="min-w-0 font-mono text-xs leading-5">
				{id.split("-").map((group, index) => (
					<Fragment key={index}>
						{index > 0 ? "-" : ""}
						{/* A line may end between groups. */}
						<wbr />
						{group}
					</Fragment>
				))}
			</code>
			<CopyButton text={id} label={label} shown={shown} className="-my-1.5 size-8 hover:bg-sunken" />
		</span>
	);
}
