"use client";

import { useState } from "react";
import { NumberInput } from "#components/panels/number-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { countPages } from "../actions/turn-page.ts";
import { copyToPages } from "../verbs/copy-fields.ts";
import { useShell, useWork } from "../work/work-context.tsx";

/** Asks to which pages the selected fields are copied: to all, unless one says otherwise. */
export function CopyToPages() {
	const isOpen = useShell(({ dialog }) => dialog === "copyToPages");
	return isOpen ? <PagesDialog /> : null;
}

function PagesDialog() {
	const work = useWork();
	const words = work.words.layout.copyToPages;
	const last = countPages(work);
	const [from, setFrom] = useState(1);
	const [to, setTo] = useState(last);
	const close = () => work.shell.set({ dialog: null });
	const copy = () => {
		copyToPages(work, { from: Math.min(from, to), to: Math.max(from, to) });
		close();
	};
	return (
		<Dialog
			title={words.title}
			description={words.about}
			isOpen
			onClose={close}
			closeLabel={work.words.layout.sides.close}
			footer={
				<>
					<Button onClick={close}>{words.cancel}</Button>
					<Button type="submit" form="desk-copy-to-pages" variant="primary">
						{words.action}
					</Button>
				</>
			}
		>
			<form
				id="desk-copy-to-pages"
				className="grid grid-cols-2 gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					copy();
				}}
			>
				<NumberInput label={words.from} value={from} min={1} max={last} onGive={(page) => setFrom(page ?? 1)} />
				<NumberInput label={words.to} value={to} min={1} max={last} onGive={(page) => setTo(page ?? last)} />
			</form>
		</Dialog>
	);
}
