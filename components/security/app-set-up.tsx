"use client";

import { type FormEvent, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { useWords } from "#components/ui/words.tsx";
import { CodeField } from "./code-field.tsx";
import { QrSquare } from "./qr-square.tsx";

/** What an app is set up with; the address opens it on the device that has it. */
export type SetUp = { secret: string; qr: { size: number; path: string }; address: string };

type Props = {
	setUp: SetUp;
	isBusy: boolean;
	/** Why the last code was not taken. */
	problem: string | null;
	onCheck: (code: string) => void;
	onLeave: () => void;
};

/** The square to scan, and the code that shows that it was. */
export function AppSetUp({ setUp, isBusy, problem, onCheck, onLeave }: Props) {
	const { app: words } = useWords("security");

	function submit(event: FormEvent<HTMLFormElement>) {
		onCheck(String(new FormData(event.currentTarget).get("code") ?? ""));
	}

	return (
		<div className="flex flex-col gap-6 sm:flex-row">
			<QrSquare qr={setUp.qr} label={words.square} />
			<Form onSubmit={submit} className="flex min-w-0 flex-1 flex-col gap-4">
				<HowToScan setUp={setUp} />
				<CodeField label={words.code} error={problem} isFocused />
				<div className="flex flex-wrap items-center gap-3">
					<Button type="submit" variant="primary" isBusy={isBusy}>
						{words.check}
					</Button>
					<Button variant="ghost" onClick={onLeave}>
						{words.notNow}
					</Button>
				</div>
				<p className="text-ink-soft">{words.next}</p>
			</Form>
		</div>
	);
}

/** What to do with the square, and what to type where it cannot be scanned. */
export function HowToScan({ setUp: { secret, address } }: { setUp: SetUp }) {
	const { app: words } = useWords("security");
	const shown = useRef<HTMLElement>(null);
	return (
		<div>
			<p className="text-pretty">{words.scan}</p>
			{/* Nobody scans the screen they hold. */}
			<p className="mt-1 hidden pointer-coarse:block">
				<a href={address} className="inline-flex min-h-11 items-center text-seal underline underline-offset-4">
					{words.open}
				</a>
			</p>
			<p className="mt-1 text-ink-soft">
				<Filled
					text={words.type}
					values={{
						secret: (
							<span className="inline-flex flex-wrap items-center gap-1">
								<code ref={shown} className="text-ink">
									{secret.match(/.{1,4}/g)?.join(" ")}
								</code>
								<CopyButton text={secret} label={words.copySecret} shown={shown} className="size-8" />
							</span>
						),
					}}
				/>
			</p>
		</div>
	);
}
