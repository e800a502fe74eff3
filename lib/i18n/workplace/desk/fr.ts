import { deskCorrectingFr } from "./correcting-fr.ts";
import type { DeskMessages } from "./en.ts";
import { deskLayoutFr } from "./layout-fr.ts";
import { deskPanelsFr } from "./panels-fr.ts";
import { deskPaperFr } from "./paper-fr.ts";
import { deskPreviewFr } from "./preview-fr.ts";
import { deskPropertiesFr } from "./properties-fr.ts";
import { deskProposalsFr } from "./proposals-fr.ts";
import { deskSendingFr } from "./sending-fr.ts";
import { deskSettingsFr } from "./settings-fr.ts";

/** Mots du bureau où se prépare un document : la page et ses outils, et les volets à côté. */
export const deskFr: DeskMessages = {
	correcting: deskCorrectingFr,
	layout: deskLayoutFr,
	paper: deskPaperFr,
	panels: deskPanelsFr,
	preview: deskPreviewFr,
	properties: deskPropertiesFr,
	proposals: deskProposalsFr,
	sending: deskSendingFr,
	settings: deskSettingsFr,
};
