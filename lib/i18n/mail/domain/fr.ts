import type { DomainWords } from "./en.ts";

/** The same in French. */
export const domainFr: DomainWords = {
	subject: (domain) => `Les e-mails ne partent plus de ${domain}`,
	heading: (domain) => `L’enregistrement DNS de ${domain} a disparu`,
	lead: (brand, product) =>
		`Ce domaine est celui de la marque ${brand}. Son enregistrement est introuvable\u00a0: les e-mails de la marque partent de nouveau de l’adresse de ${product}.`,
	recordName: "Nom",
	recordValue: "Valeur",
	noticedAt: "Constaté le",
	help: "Publiez de nouveau l’enregistrement TXT, et les e-mails repartiront du domaine dans l’heure. Si le domaine n’est plus à vous, retirez-le de la marque.",
};
