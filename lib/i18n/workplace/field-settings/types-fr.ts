import type { FieldTypesMessages } from "./types-en.ts";

/** Le nom de chaque type de champ. */
export const fieldTypesFr: FieldTypesMessages = {
	Signature: "Signature",
	Initial: "Paraphe",
	DateSigned: "Signé le",
	Name: "Nom",
	Email: "E-\u2060mail",
	Title: "Fonction",
	Company: "Société",
	TextBox: "Texte",
	EditableDate: "Date",
	CheckBox: "Case",
	RadioButton: "Choix",
	Dropdown: "Liste",
	Image: "Image",
	Attachment: "Pièce jointe",
	Drawing: "Dessin",
	Label: "Texte fixe",
	Hyperlink: "Lien",
	Formula: "Formule",
};
