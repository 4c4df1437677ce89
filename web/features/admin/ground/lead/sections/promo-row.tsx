import type { AssessmentView } from "#domain/leads/assessment-view";

export function PromoRow({ lead: { promoText, promoDiscount } }: { lead: AssessmentView }) {
  if (!promoText && !promoDiscount) return null;
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      Promo: {promoText}
      {promoDiscount ? <strong className="ml-2 font-semibold">{promoDiscount}% off</strong> : null}
    </p>
  );
}
