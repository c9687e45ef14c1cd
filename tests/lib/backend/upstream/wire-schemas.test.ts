import { wireSchemas } from '@/lib/backend/upstream/records';
import { makeAccommodation, makeBlog, makeFeature, makeTestimonial } from '@/tests/helpers/make';

const schemas = wireSchemas('https://api.example.org/v1');

describe('addresses in upstream records', () => {
  it.each([
    ['/media/a.jpg', 'https://api.example.org/media/a.jpg'],
    ['media/a.jpg', 'https://api.example.org/v1/media/a.jpg'],
    ['//cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    ['http://cdn.example.org/a.jpg', 'http://cdn.example.org/a.jpg'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AA', null],
    ['https://', null],
    ['', null],
    [null, null],
  ])('%j becomes %j', (given, expected) => {
    expect(schemas.feature.parse(makeFeature({ image: given })).image).toBe(expected);
  });

  it('are made absolute in every kind of record', () => {
    const image = 'https://api.example.org/a.jpg';
    expect(schemas.accommodation.parse(makeAccommodation({ image: '/a.jpg' })).image).toBe(image);
    expect(schemas.blog.parse(makeBlog({ thumbnail_image: '/a.jpg' })).thumbnail_image).toBe(image);
    expect(schemas.blogDetail.parse(makeBlog({ thumbnail_image: '/a.jpg' })).thumbnail_image).toBe(image);
    const testimonial = schemas.testimonial.parse(
      makeTestimonial({ thumbnail_image: '/a.jpg', video_url: '/v.mp4' }),
    );
    expect(testimonial).toMatchObject({ thumbnail_image: image, video_url: 'https://api.example.org/v.mp4' });
  });

  it('leave the text of a story alone', () => {
    const content = '<img src="/inside.jpg">';
    expect(schemas.blog.parse(makeBlog({ content })).content).toBe(content);
  });

  it('make a testimonial without a playable video a bad record', () => {
    expect(schemas.testimonial.safeParse(makeTestimonial({ video_url: 'javascript:void 0' })).success).toBe(
      false,
    );
  });
});
