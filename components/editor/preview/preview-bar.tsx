"use client";

import { Eye, Monitor, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { NamedRecipient } from "../recipients/recipient-names.ts";

export type PreviewScreen = "desktop" | "phone";

type PreviewBarProps = {
	recipients: readonly NamedRecipient[];
	recipientId: string;
	onRecipient: (id: string) => void;
	screen: PreviewScreen;
	onScreen: (screen: PreviewScreen) => void;
	onBack: () => void;
};

/** More than that are chosen from a list. */
const MOST_SIDE_BY_SIDE = 3;

/** What no signer ever sees: that this is no signing page, whose it would be, on which screen, and the way back. */
export function PreviewBar({ recipients, recipientId, onRecipient, screen, onScreen, onBack }: PreviewBarProps) {
	const words = useWords("editor").preview;
	const isShort = recipients.length <= MOST_SIDE_BY_SIDE;
	return (
		<header className="preview-bar">
			<div className="flex min-w-0 flex-1 items-center gap-x-3">
				<Eye size={20} aria-hidden="true" className="shrink-0" />
				<strong className="font-semibold text-read max-sm:sr-only">{words.title}</strong>
				<p className="preview-about">{words.about}</p>
			</div>
			{recipients.length > 1 ? (
				<>
					{isShort ? (
						<Choice label={words.for} className="preview-people">
							{recipients.map(({ id, name }) => (
								<Option key={id} isChosen={id === recipientId} onChoose={() => onRecipient(id)}>
									<span className="max-w-40 truncate" dir="auto">
										{name}
									</span>
								</Option>
							))}
						</Choice>
					) : null}
					<select
						aria-label={words.for}
						value={recipientId}
						onChange={({ target }) => onRecipient(target.value)}
						className="preview-select"
					>
						{recipients.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</select>
				</>
			) : null}
			<Choice label={words.screen} className="preview-screens">
				<Option isChosen={screen === "desktop"} onChoose={() => onScreen("desktop")}>
					<Monitor size={16} aria-hidden="true" /> {words.desktop}
				</Option>
				<Option isChosen={screen === "phone"} onChoose={() => onScreen("phone")}>
					<Smartphone size={16} aria-hidden="true" /> {words.phone}
				</Option>
			</Choice>
			<button type="button" onClick={onBack} className="preview-back">
				{words.back}
			</button>
		</header>
	);
}

function Choice({ label, className, children }: { label: string; className: string; children: ReactNode }) {
	return (
		<fieldset aria-label={label} className={`preview-choice ${className}`}>
			{children}
		</fieldset>
	);
}

type OptionProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Option({ isChosen, onChoose, children }: OptionProps) {
	return (
		<button type="button" aria-pressed={isChosen} onClick={onChoose} className="preview-option">
			{children}
		</button>
	);
}
