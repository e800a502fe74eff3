import type { ReactNode } from "react";
import { Wordmark } from "#components/ui/wordmark.tsx";
import type { SigningBrand } from "#lib/contract/signing/signing-brand.ts";
import { BrandFrame } from "../brand-frame.tsx";
import { BrandMark } from "../brand-mark.tsx";

type MessagePageProps = {
	/** Whose paper this is; ours when it is nobody's. */
	brand: SigningBrand | null;
	icon: ReactNode;
	title: string;
	/** Document and sender. */
	line: string | null;
	children: ReactNode;
	footer: string | null;
};

/** A page with one thing to say: what happened, and what comes next. */
export function MessagePage({ brand, icon, title, line, children, footer }: MessagePageProps) {
	return (
		<BrandFrame brand={brand}>
			<div className="flex min-h-dvh flex-col bg-paper">
				<header className="border-line border-b bg-surface">
					<div className="mx-auto flex h-14 max-w-6xl items-center px-4 sm:px-5">
						{brand ? <BrandMark brand={brand} /> : <Wordmark />}
					</div>
				</header>
				<main className="flex flex-1 items-start justify-center px-4 pt-10 pb-16 sm:items-center sm:pb-38">
					<div className="w-full max-w-lg rounded-card border border-line bg-surface px-6 py-8 sm:px-10 sm:py-10">
						<div className="mb-5">{icon}</div>
						<h1 className="text-balance font-semibold text-display">{title}</h1>
						{line ? <p className="mt-2 break-words text-ink-soft text-read">{line}</p> : null}
						<div className="mt-5 flex flex-col gap-4 text-pretty text-read">{children}</div>
					</div>
				</main>
				<footer className="px-4 pb-6 text-center text-on-paper-soft text-sm">{footer}</footer>
			</div>
		</BrandFrame>
	);
}
