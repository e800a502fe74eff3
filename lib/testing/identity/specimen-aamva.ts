import type { PlainDate } from "#lib/identity/identity-types.ts";
import type { SpecimenHolder } from "./specimen-holder.ts";

/** What the barcode of a North American licence holds (AAMVA DL/ID Card Design Standard 2020, annex D). */
export function specimenAamva(holder: SpecimenHolder): string {
	const [first = "", ...middle] = holder.firstName.toUpperCase().split(" ");
	const elements = [
		`DAQ${holder.documentNumber}`,
		`DCS${holder.lastName.toUpperCase()}`,
		"DDEN",
		`DAC${first}`,
		"DDFN",
		`DAD${middle.join(" ")}`,
		"DDGN",
		"DCAD",
		"DCBNONE",
		"DCDNONE",
		`DBD${monthFirst(holder.issued)}`,
		`DBB${monthFirst(holder.dob)}`,
		`DBA${monthFirst(holder.expires)}`,
		`DBC${holder.sex === "F" ? 2 : 1}`,
		"DAU068 IN",
		"DAYBRO",
		"DAG2345 ANYWHERE STREET",
		"DAIYOUR CITY",
		"DAJNY",
		"DAK123450000  ",
		"DCF83D9BN217QO983B1",
		"DCGUSA",
	];
	const subfile = `DL${elements.join("\n")}\r`;
	const header = "@\n\u001e\rANSI 636001100001";
	const offset = header.length + 10;
	return `${header}DL${digits(offset, 4)}${digits(subfile.length, 4)}${subfile}`;
}

const digits = (value: number, length: number) => String(value).padStart(length, "0");

const monthFirst = ({ year, month, day }: PlainDate) => `${digits(month, 2)}${digits(day, 2)}${year}`;
