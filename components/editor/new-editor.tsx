"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, useEffect, useState } from "react";
import { DeskApp } from "./editor-app.tsx";
import { makeId } from "./state/make-id.ts";

/** Numbers under which a desk was opened since the page was loaded. */
const opened = new Set<string>();

/**
 * A desk on which nothing lies yet. The router may show the same answer of the server a second time: that is another
 * desk then, with a number of its own. Where the address is that of a draft already, one has come back to it by the
 * browser's buttons, and the server knows what lies on it.
 *
 * @param props.id the number that the server thought up
 */
export function NewDesk({ id: offered, ...props }: ComponentProps<typeof DeskApp>) {
	const pathname = usePathname();
	const [isReturn] = useState(() => !pathname.endsWith("/new"));
	const [id] = useState(() => (opened.has(offered) ? makeId() : offered));
	useEffect(() => {
		if (isReturn) window.location.reload();
		else opened.add(id);
	}, [isReturn, id]);
	return isReturn ? null : <DeskApp id={id} {...props} />;
}
