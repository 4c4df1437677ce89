import { brand, company } from "#domain/content/sample/brand";

/** Who the business is, for what is not yet rendered from its content. */
export const business = { name: brand.name, contact: { supportEmail: company.supportEmail } } as const;
