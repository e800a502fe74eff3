"use client";

import {
	Clock,
	Download,
	Ellipsis,
	Handshake,
	Languages,
	ListChecks,
	type LucideIcon,
	Smartphone,
	UserRoundPen,
	X,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { CATALOGUE_LOCALES, catalogueLocale, ownNameOf } from "#lib/i18n/locales.ts";
import { useSigning } from "../state/signing-context.tsx";
import { useSigningState } from "../state/use-signing-state.ts";

const ITEM = "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-read hover:bg-sunken";

/** What one can do besides the next step: a disclosure of plain buttons and links. */
export function MoreMenu() {
	const { server, messages, view, dispatch, verbs, isCompact } = useSigning();
	const hasConsented = useSigningState((state) => state.hasConsented);
	const ref = useRef<HTMLDetailsElement>(null);
	useClosing(ref);
	const { actions } = messages;
	const isLent = view.signer.type === "InPersonSigner";
	const close = (run: () => void) => () => {
		closeMenu(ref.current);
		run();
	};
	const open = (kind: "list" | "phone" | "decline" | "reassign") =>
		close(() => dispatch({ type: "panel", panel: { kind } }));
	return (
		<details ref={ref} className="relative max-sm:-mr-3 noscript:hidden">
			<summary
				aria-label={actions.more}
				className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink hover:bg-sunken [&::-webkit-details-marker]:hidden"
				title={actions.more}
			>
				<Ellipsis size={20} aria-hidden="true" />
			</summary>
			<div className="absolute top-full right-0 z-30 mt-1 max-h-[calc(100dvh-4.25rem)] w-80 max-w-[calc(100vw-1.5rem)] animate-fade overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float">
				{view.fields.length > 0 && hasConsented ? (
					<Item icon={ListChecks} onClick={open("list")}>
						{actions.fields}
					</Item>
				) : null}
				{server.downloadUrl ? (
					<form method="post" action={server.downloadUrl} onSubmit={close(() => undefined)}>
						<Item icon={Download}>{actions.download}</Item>
					</form>
				) : null}
				{isCompact || isLent || view.fields.length === 0 ? null : (
					<Item icon={Smartphone} onClick={open("phone")}>
						{actions.phone}
					</Item>
				)}
				<LanguageItems close={close} />
				{isLent || view.canFinishLater ? (
					<Item icon={isLent ? Handshake : Clock} onClick={close(() => void verbs.later())}>
						{isLent ? actions.handBack : actions.later}
					</Item>
				) : null}
				{view.canReassign || view.canDecline ? <hr className="my-1.5 border-line" /> : null}
				{view.canReassign ? (
					<Item icon={UserRoundPen} onClick={open("reassign")}>
						{actions.reassign}
					</Item>
				) : null}
				{view.canDecline ? (
					<Item icon={X} onClick={open("decline")} isDestructive>
						{actions.decline}
					</Item>
				) : null}
			</div>
		</details>
	);
}

/** The languages that the page does not stand in, each by what it calls itself. */
function LanguageItems({ close }: { close: (run: () => void) => () => void }) {
	const { verbs, locale } = useSigning();
	return CATALOGUE_LOCALES.filter((one) => one !== catalogueLocale(locale)).map((one) => (
		<Item key={one} icon={Languages} onClick={close(() => void verbs.speak(one))}>
			<span lang={one.toLowerCase()}>{ownNameOf(one)}</span>
		</Item>
	));
}

/** onClick: left out where it sends its form. */
type ItemProps = { icon: LucideIcon; onClick?: () => void; isDestructive?: boolean; children: ReactNode };

function Item({ icon: Icon, onClick, isDestructive, children }: ItemProps) {
	return (
		<button
			type={onClick ? "button" : "submit"}
			className={`${ITEM} ${isDestructive ? "text-bad" : "text-ink"}`}
			onClick={onClick}
		>
			<Icon size={20} className={isDestructive ? "text-bad" : "text-ink-soft"} aria-hidden="true" />
			{children}
		</button>
	);
}

/** The focus stays on what opens it: a dialog gives it back there. */
function closeMenu(menu: HTMLDetailsElement | null): void {
	menu?.removeAttribute("open");
	menu?.querySelector("summary")?.focus();
}

/** Closes on Escape and on a press beside it. */
function useClosing(ref: React.RefObject<HTMLDetailsElement | null>): void {
	useEffect(() => {
		const onPress = (event: PointerEvent) => {
			if (!ref.current?.contains(event.target as Node)) ref.current?.removeAttribute("open");
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || !ref.current?.open) return;
			closeMenu(ref.current);
		};
		document.addEventListener("pointerdown", onPress);
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("pointerdown", onPress);
			document.removeEventListener("keydown", onKey);
		};
	}, [ref]);
}
